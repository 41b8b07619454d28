#!/usr/bin/env python3
"""Opens pages in Chromium, at the widths of a phone, a tablet and a desk, light, dark and on paper, and
reports what overflows, what cannot be read, what leads nowhere and what the console says.

usage: check.py CHROMIUM SCREENSHOTS PAGE...
"""

import base64
import os
import pathlib
import sys
import urllib.parse

from devtools import Browser, BrowserError, Tab

HERE = pathlib.Path(__file__).resolve().parent
LOOK = (HERE / "findings.js").read_text()
# The width of A4 without its margins, at 96 pixels an inch.
VIEWS = [
    (f"{width} px, {scheme}", width, height, scheme, "screen")
    for width, height in ((360, 780), (768, 1024), (1280, 900)) for scheme in ("light", "dark")
] + [("paper", 718, 1000, "light", "print")]


def look(tab, page, view):
    """What is found on a page as a view shows it, as (rule, text)."""
    _, width, height, scheme, media = view
    tab.look(page.as_uri(), width, height, scheme, media, is_phone=width < 500)
    seen = tab.evaluate(LOOK)
    findings = [tuple(finding) for finding in seen["findings"]]
    for event in tab.happened("Runtime.consoleAPICalled"):
        if event["type"] in ("error", "assert"):
            texts = [str(a.get("value", a.get("description"))) for a in event["args"]]
            findings.append(("console", " ".join(texts)))
    for event in tab.happened("Runtime.exceptionThrown"):
        findings.append(("console", event["exceptionDetails"]["text"]))
    for event in tab.happened("Log.entryAdded"):
        if event["entry"]["level"] == "error":
            findings.append(("console", event["entry"]["text"]))
    for event in tab.happened("Network.requestWillBeSent"):
        address = event["request"]["url"]
        if address.split("#")[0] != page.as_uri() and not address.startswith("data:"):
            findings.append(("request", f"asks for {address}"))
    for href in seen["files"]:
        target = urllib.parse.urljoin(page.as_uri(), href)
        parts = urllib.parse.urlsplit(target)
        if parts.scheme != "file":
            findings.append(("link", f"{href} leads out of the repository"))
        elif not os.path.exists(urllib.parse.unquote(parts.path)):
            findings.append(("link", f"{href}: there is no such file"))
    return findings


def picture(tab, file):
    """Keeps what a view shows, from top to bottom."""
    size = tab.ask("Page.getLayoutMetrics")["cssContentSize"]
    clip = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 8000), "scale": 1}
    data = tab.ask("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)["data"]
    file.write_bytes(base64.b64decode(data))


def check_itself(browser):
    """Proves on a page that is spoilt on purpose that each fault is found, where it is and only there."""
    page = HERE / "broken.html"
    tab = Tab(browser)
    blind = []
    for view in VIEWS:
        title, width, _, scheme, media = view
        expected = {"console", "link", "overlap", "request", "structure"}
        if width == 360:
            expected.add("overflow")
        if scheme == "dark":
            expected.add("contrast")
        found = {rule for rule, _ in look(tab, page, view)}
        if found != expected:
            blind.append(f"at {title}: found {sorted(found)}, not {sorted(expected)}")
    texts = "\n".join(text for _, text in look(tab, page, VIEWS[1]))
    for fault in (
        "#nowhere", "no-such-file.json", "leads out of the repository", "said on purpose",
        "too wide", "sticks out", "too faint", "drawn over", "skips a level", "twice", "no caption",
        "no scope", "asks for", "is cut off", "no link that leads",
    ):
        if fault not in texts:
            blind.append(f"`{fault}` is not found")
    tab.close()
    return blind


def main(program, pictures, pages):
    pictures = pathlib.Path(pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    failed = False
    with Browser(program) as browser:
        blind = check_itself(browser)
        for line in blind:
            print(f"Tests/Browser/broken.html: error: the check is blind {line} [self-test]")
        if blind:
            return 1
        print(f"Tests/Browser/broken.html: every fault is found, in {len(VIEWS)} views")
        tab = Tab(browser)
        for name in pages:
            page = pathlib.Path(name).resolve()
            count = 0
            for view in VIEWS:
                findings = look(tab, page, view)
                title = view[0].replace(" px, ", "-")
                picture(tab, pictures / f"{page.stem}-{title}.png")
                for rule, text in findings:
                    count += 1
                    print(f"{name}: error: at {view[0]}: {text} [{rule}]")
            if count == 0:
                print(f"{name}: nothing found, in {len(VIEWS)} views")
            failed = failed or count > 0
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    try:
        sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
    except BrowserError as error:
        print(f"check.py: error: {error}", file=sys.stderr)
        sys.exit(3)
