"""Building the static site: py/ as zips for Pyodide, web/ by esbuild, pages with the hashed names put in."""

import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

from tools import licences, setup
from tools.shell import BUILD, MODULES, ROOT, Problem, alone, digest, is_stamped, python, run, say

DIST = ROOT / "dist"
PAGES = [ROOT / "index.html"]
CONFIG = ROOT / "config.json"  # what a host may change: see docs/hosting.md
PYTHON = BUILD / "python"  # what Pyodide under Node made
BUILT = BUILD / "built"  # what web/ imports as "built/…"
PYODIDE = MODULES / "pyodide"


def build(address: str = "") -> None:
    """Set up what is missing and write dist/, unless it is there and nothing changed.

    `address` is the public address of the site, for the lines of the pages that name it ({{site}}).
    """
    address = public(address) if address else ""
    setup.everything()
    with alone():
        tools = [
            ROOT / name
            for name in ("build.py", "tools", "pyproject.toml", "requirements", "package-lock.json")
        ]
        stamp, wanted = BUILD / "stamp", digest([*tools, ROOT / "py", ROOT / "web", CONFIG, *PAGES], address)
        if DIST.is_dir() and is_stamped(stamp, wanted):
            return
        say("Building the site into dist/ …")
        stamp.unlink(missing_ok=True)
        pack_python(digest([*tools, ROOT / "py"]))
        target = BUILD / "dist"
        shutil.rmtree(target, ignore_errors=True)
        shutil.rmtree(BUILT, ignore_errors=True)
        assets = target / "assets"
        assets.mkdir(parents=True)
        BUILT.mkdir()
        write_fonts()
        write_module("catalogue", games=catalogue())
        write_module("faces", faces=faces())
        write_module("python", **python_files(assets))
        write_module("micropip", wheels=[add(assets, wheel) for wheel in sorted(setup.WHEELS.glob("*.whl"))])
        write_module("worker", worker=bundle(assets, "web/worker.js")["web/worker.js"])
        write_pages(target, address)
        shutil.copyfile(CONFIG, target / "config.json")
        (target / "licences.txt").write_text(licences.text(), encoding="utf-8")
        shutil.rmtree(DIST, ignore_errors=True)
        target.rename(DIST)
        stamp.write_text(wanted, encoding="utf-8")


def public(address: str) -> str:
    """The public address of a site, with the slash at its end that a folder's has. Raises `Problem`."""
    if not re.fullmatch(r"https?://[\w.-]+(:\d+)?(/[^\s?#\"'<>\\]*)?", address):
        sorry = "--site takes the public address of the site, such as https://example.org/games/, not"
        raise Problem(f"{sorry} {address!r}.")
    return address.rstrip("/") + "/"


def pack_python(wanted: str) -> None:
    """Build the wheel, and let Pyodide install and compile it: app.zip, stdlib.zip, catalogue.json."""
    stamp = PYTHON / "stamp"
    if is_stamped(stamp, wanted):
        return
    shutil.rmtree(PYTHON, ignore_errors=True)
    PYTHON.mkdir(parents=True)
    run(python(), "-m", "hatchling", "build", "-t", "wheel", "-d", PYTHON, sorry="The wheel can't be built.")
    wheel = next(PYTHON.glob("*.whl"))
    needed = sorted(setup.WHEELS.glob("*.whl"))
    run(
        "node",
        "tools/pyodide.mjs",
        PYTHON,
        wheel,
        *needed,
        sorry="Pyodide can't install and compile the wheel.",
    )
    stamp.write_text(wanted, encoding="utf-8")


def icon_set() -> dict[str, Any]:
    icons: dict[str, Any] = json.loads((MODULES / "@iconify-json/fluent-emoji-flat/icons.json").read_text("utf-8"))
    return icons


def faces() -> dict[str, str]:
    """The quick reactions, as SVG text."""
    icons = icon_set()
    named: dict[str, str] = json.loads((ROOT / "web/faces.json").read_text("utf-8"))
    return {name: svg(icons, picture) for name, picture in named.items()}


def catalogue() -> list[dict[str, Any]]:
    """The games as the bridge lists them, with the icons that they name filled in as SVG text."""
    icons = icon_set()
    games: list[dict[str, Any]] = json.loads((PYTHON / "catalogue.json").read_text(encoding="utf-8"))
    for game in games:
        pictures = game["pictures"]
        game["pictures"] = {name: svg(icons, picture) for name, picture in pictures.items()}
    return games


def svg(icons: dict[str, Any], picture: str) -> str:
    """A picture as SVG text: it is that already, or "icon:NAME" in the icon set."""
    if not picture.startswith("icon:"):
        return picture
    name = picture.removeprefix("icon:")
    name = icons.get("aliases", {}).get(name, {}).get("parent", name)
    if name not in icons["icons"]:
        raise Problem(f"There is no icon {name!r} in @iconify-json/fluent-emoji-flat.")
    icon = icons["icons"][name]
    width, height = (icon.get(side, icons.get(side, 16)) for side in ("width", "height"))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{icon["body"]}</svg>'


def python_files(assets: Path) -> dict[str, object]:
    """Copy what the worker loads, with hashed names; the exports that tell the worker names and sizes."""
    sources = {
        "asm": PYODIDE / "pyodide.asm.mjs",
        "wasm": PYODIDE / "pyodide.asm.wasm",
        "stdlib": PYTHON / "stdlib.zip",
        "app": PYTHON / "app.zip",
    }
    files = {key: {"name": add(assets, path), "size": path.stat().st_size} for key, path in sources.items()}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"files": files, "lock": {"info": lock["info"], "packages": {}}}


def add(assets: Path, path: Path) -> str:
    """Copy a file among the assets; its new name carries the hash of what is in it."""
    name = f"{path.stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:8]}{path.suffix}"
    shutil.copyfile(path, assets / name)
    return name


def write_module(name: str, **exports: object) -> None:
    lines = [
        f"export const {key} = {json.dumps(value, ensure_ascii=False)};\n" for key, value in exports.items()
    ]
    (BUILT / f"{name}.js").write_text("".join(lines), encoding="utf-8")


def write_fonts() -> None:
    """Baloo 2 in the weights that the page uses, in two parts, loaded as their letters are needed."""
    fonts = MODULES / "@fontsource/baloo-2"
    ranges = json.loads((fonts / "unicode.json").read_text(encoding="utf-8"))
    css = ""
    for weight in (500, 700):
        for part in ("latin", "latin-ext"):
            name = f"baloo-2-{part}-{weight}.woff2"
            run(python(), "-m", "fontTools.subset", fonts / f"files/baloo-2-{part}-{weight}-normal.woff2",
                f"--unicodes={ranges[part]}", "--layout-features=kern,liga,mark,mkmk,ccmp,locl",
                "--no-hinting", "--flavor=woff2", f"--output-file={BUILT / name}",
                sorry="The font can't be subset.")  # fmt: skip
            css += (
                f'@font-face {{ font-family: "Baloo 2"; font-weight: {weight}; font-display: swap; '
                f'src: url("./{name}") format("woff2"); unicode-range: {ranges[part]}; }}\n'
            )
    (BUILT / "fonts.css").write_text(css, encoding="utf-8")


def bundle(assets: Path, *entries: str) -> dict[str, str]:
    """Bundle scripts and styles into the assets; the name there of each entry."""
    names = [f"--{kind}-names=[name]-[hash]" for kind in ("entry", "chunk", "asset")]
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        meta = Path(folder) / "meta.json"
        run("node", MODULES / "esbuild/bin/esbuild", *entries, "--bundle", "--minify", "--splitting",
            "--format=esm", "--target=es2022", f"--alias:built={BUILT}", "--external:node:*", "--external:ws",
            "--loader:.woff2=file", "--loader:.svg=file", "--loader:.ftl=text",
            *names, f"--outdir={assets}", f"--metafile={meta}",
            sorry="esbuild can't bundle the page's modules.")  # fmt: skip
        outputs = json.loads(meta.read_text(encoding="utf-8"))["outputs"]
    return {
        output["entryPoint"]: Path(name).name for name, output in outputs.items() if "entryPoint" in output
    }


def write_pages(target: Path, address: str) -> None:
    """The pages, their links to web/… turned into links to hashed assets.

    A line with {{site}} stays only if the site's public address is known.
    """
    assets = target / "assets"
    link = re.compile(r'((?:href|src|content)=")(web/[^"]+)"')
    texts = {page: page.read_text(encoding="utf-8") for page in PAGES}
    linked = sorted({name for text in texts.values() for _, name in link.findall(text)})
    names = bundle(assets, *(name for name in linked if name.endswith((".js", ".css"))))
    names |= {name: add(assets, ROOT / name) for name in linked if name not in names}
    for page, text in texts.items():
        lines = [line for line in text.splitlines(keepends=True) if address or "{{site}}" not in line]
        text = "".join(lines).replace("{{site}}", address)
        text = link.sub(lambda match: f'{match[1]}assets/{names[match[2]]}"', text)
        (target / page.name).write_text(
            text.replace("</head>", preloads(assets) + "</head>"), encoding="utf-8"
        )


def preloads(assets: Path) -> str:
    """Hints for the files that a page needs first but names late: the plain letters of its font."""
    fonts = sorted(path.name for path in assets.glob("baloo-2-latin-[0-9]*.woff2"))
    hint = '<link rel="preload" href="assets/{}" as="font" type="font/woff2" crossorigin>\n'
    return "".join(hint.format(name) for name in fonts)
