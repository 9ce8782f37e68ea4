"""A real Nostr relay on this machine, which can die and come back."""

import json
import socket
import subprocess
import time
from pathlib import Path

from tools import setup

PATIENCE = 30


class Relay:
    """Runs in a folder of its own, on a port that stays the same."""

    def __init__(self, folder: Path) -> None:
        self.program = setup.relay()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"ws://127.0.0.1:{self.port}"
        self.log = folder / "log.txt"
        self.settings = folder / "relay.yaml"
        validators = [f"nostr_relay.validators.is_{what}" for what in ("not_too_large", "signed")]
        storage = {"sqlalchemy.url": f"sqlite+aiosqlite:///{folder}/relay.db", "validators": validators}
        gunicorn = {"bind": f"127.0.0.1:{self.port}", "workers": 1, "loglevel": "error"}
        # JSON is YAML.
        self.settings.write_text(json.dumps({"DEBUG": False, "storage": storage, "gunicorn": gunicorn}), "utf-8")
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [self.program, "-c", self.settings, "serve"]
            self.running = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.settings.parent)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.running.poll() is None, self.log.read_text("utf-8")
                assert time.monotonic() < end, "the relay doesn't start"
                time.sleep(0.1)

    def stop(self) -> None:
        if self.running:
            self.running.terminate()
            self.running.wait(PATIENCE)
            self.running = None
