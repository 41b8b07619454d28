"""Drives a headless Chromium over its DevTools pipe; needs Python's standard library alone."""

import fcntl
import json
import os
import select
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """What kept the browser from doing what it was asked."""


class Browser:
    """A Chromium that ends with the `with` block that it was started in."""

    def __init__(self, program, patience=60):
        self.program = program
        self.patience = patience
        self.number = 0
        self.unread = b""
        self.events = []

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        # Chromium reads requests from its descriptor 3 and answers on 4.
        to_browser, self.requests = os.pipe()
        self.answers, from_browser = os.pipe()
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser, from_browser)]
        os.close(to_browser)
        os.close(from_browser)

        def connect():
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        arguments = [
            self.program, "--headless", "--remote-debugging-pipe", "--no-first-run",
            "--no-default-browser-check", "--disable-background-networking", "--disable-gpu",
            "--disable-dev-shm-usage", "--hide-scrollbars",
            f"--user-data-dir={self.folder.name}", "about:blank",
        ]
        if os.geteuid() == 0:
            # Chromium's sandbox does not run as root, which containers of CI are.
            arguments.insert(1, "--no-sandbox")
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=connect, pass_fds=(3, 4))
        for end in ends:
            os.close(end)
        return self

    def __exit__(self, *error):
        try:
            self.ask("Browser.close")
        except BrowserError:
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.requests)
        os.close(self.answers)
        self.folder.cleanup()

    def ask(self, method, session=None, **parameters):
        """Sends a request and gives back its result; what happens meanwhile is kept in `events`."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        try:
            data = json.dumps(message).encode() + b"\0"
            while data:
                data = data[os.write(self.requests, data):]
        except BrokenPipeError:
            raise BrowserError(f"{self.program} has ended") from None
        deadline = time.monotonic() + self.patience
        while True:
            answer = self.read(deadline, method)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, method, session):
        """Waits for an event of a session."""
        deadline = time.monotonic() + self.patience
        while not any(e.get("method") == method and e.get("sessionId") == session for e in self.events):
            self.events.append(self.read(deadline, method))

    def read(self, deadline, what):
        while b"\0" not in self.unread:
            ready, _, _ = select.select([self.answers], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise BrowserError(f"{self.program} did not answer within {self.patience} s: {what}")
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise BrowserError(f"{self.program} has ended; does it start by itself?")
            self.unread += data
        message, self.unread = self.unread.split(b"\0", 1)
        return json.loads(message)


class Tab:
    """A page that is open in a browser."""

    def __init__(self, browser):
        self.browser = browser
        target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.ask(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{domain}.enable")

    def ask(self, method, **parameters):
        return self.browser.ask(method, session=self.session, **parameters)

    def look(self, address, width, height, scheme, media="screen", is_phone=False):
        """Opens an address as a screen of a size and a colour scheme, or paper, shows it."""
        self.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=2 if is_phone else 1, mobile=is_phone)
        self.ask(
            "Emulation.setEmulatedMedia", media=media,
            features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.browser.events = []
        answer = self.ask("Page.navigate", url=address)
        if answer.get("errorText"):
            raise BrowserError(f"{address}: {answer['errorText']}")
        self.browser.wait("Page.loadEventFired", self.session)

    def evaluate(self, script):
        """What a script gives back."""
        answer = self.ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def happened(self, method):
        """The events of this page since it was opened."""
        return [
            event["params"] for event in self.browser.events
            if event.get("method") == method and event.get("sessionId") == self.session
        ]

    def close(self):
        self.browser.ask("Target.closeTarget", targetId=self.target)
