"""Words in the language chosen, and nothing but words: no key, and nothing English in another language."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import states, words
from tests.browser.hosts import Unwell
from tests.browser.person import Person
from tests.browser.wire import Wire

EVERYTHING = [(game, key) for game in words.GAMES for key in words.messages("en", game)]
KEYS = sorted({key for _, key in EVERYTHING})
KEY = re.compile("|".join(rf"(?<![\w-]){key}(?![\w-])" if "-" in key else f"^{key}$" for key in KEYS))


def english(language: str) -> tuple[frozenset[str], set[re.Pattern[str]]]:
    """What is said in English only, not in this language: parts of messages, and whole ones."""
    return words.fragments("en") - words.fragments(language), words.shapes("en") - words.shapes(language)


ENGLISH = {language: english(language) for language in words.LANGUAGES}

READ = """() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const own = node.nodeType === Node.TEXT_NODE
            ? [node.parentElement.closest("pre, script, body [lang=en]") ? "" : node.data]
            : ["aria-label", "placeholder", "title", "alt"].map((name) => node.getAttribute(name) ?? "");
        texts.push(...own);
    }
    return texts.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def says(text: str, said: str) -> bool:
    """Whether a text is, or in several words contains, what is said; ", and" is not in ", andere"."""
    whole_words = rf"(?!\B\w){re.escape(said)}(?<!\w\B)"
    return text == said or (" " in said and said in text and bool(re.search(whole_words, text)))


def wrong(texts: list[str], language: str) -> set[str]:
    """Those texts that are a key, or that speak English where another language is spoken."""
    parts, whole = ENGLISH[language]
    found = {text for text in texts if KEY.search(text)}
    found |= {text for text in texts for said in parts if says(text, said)}
    return found | {text for text in texts if any(shape.match(text) for shape in whole)}


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("part", ["house", "loading", "sharing", "waiting", "alone", "hosting", "visiting"])
def test_every_state_has_all_its_words_and_fits_a_small_screen(
    page: Page, base_url: str, request: pytest.FixtureRequest, faults: list[str], part: str, language: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    person = Person(page, language=language)
    walks: dict[str, Callable[[], Iterator[states.State]]] = {
        "house": lambda: states.house(person, base_url),
        "loading": lambda: states.loading(person, unwell(request)),
        "sharing": lambda: states.sharing(person, base_url),
        "waiting": lambda: states.waiting(person, unwell(request)),
        "alone": lambda: states.alone(person, base_url, Wire(page)),
        "hosting": lambda: states.hosting(person, base_url),
        "visiting": lambda: states.visiting(person, base_url),
    }
    for state, title in walks[part]():
        expect(page).to_have_title(words.pattern(language, title))
        assert page.evaluate("document.documentElement.lang") == language
        texts = page.evaluate(READ)
        assert len(texts) > 5
        assert wrong(texts, language) == set(), state
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, state
    if part == "loading":
        faults.clear()


def unwell(request: pytest.FixtureRequest) -> Unwell:
    host: Unwell = request.getfixturevalue("unwell")
    return host


@pytest.mark.parametrize(
    ("locale", "query", "language"),
    [
        ("en-GB", "", "en"),
        ("de-AT", "", "de"),
        ("fr-FR", "", "en"),
        ("en-GB", "?lang=de", "de"),
        ("en-GB", "?lang=DE-ch", "de"),
        ("de-DE", "?lang=en", "en"),
        ("de-DE", "?lang=xx", "de"),
        ("fr-FR", "?lang=", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_browsers_else_english(
    browser: Browser,
    base_url: str,
    watch: Callable[[BrowserContext], BrowserContext],
    locale: str,
    query: str,
    language: str,
) -> None:
    context = watch(browser.new_context(locale=locale))
    page = context.new_page()
    page.goto(base_url + query)
    expect(Person(page, language=language).offer("play-bots")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    context.close()


def test_a_language_chosen_in_the_settings_is_remembered_but_one_asked_for_goes_before(
    page: Page, base_url: str
) -> None:
    page.goto(base_url)
    person = Person(page)
    person.press(person.named("settings"))
    page.get_by_role("radio", name="Deutsch").check()
    german = Person(page, language="de")
    expect(german.named("settings", "heading")).to_be_visible()
    page.goto(base_url)
    expect(german.offer("play-bots")).to_be_visible()
    page.goto(f"{base_url}?lang=en")
    expect(person.offer("play-bots")).to_be_visible()
