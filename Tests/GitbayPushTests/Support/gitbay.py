"""A stand-in for gitbay's JSON API, on loopback, that behaves as the captures of v1.32.1 show.

    gitbay.py GOLDENS NAME=TOKEN...

It prints its port, and ends with its parent. The first part of a path names an instance, each with rows
of its own. Behind it, `/odd/<name>` misbehaves in one way and `/golden/<status>/<file>` answers with a
captured body, whatever is asked; `/rows` and `/requests` show what the instance holds and was asked.
"""

import gzip
import hashlib
import http.server
import json
import os
import pathlib
import select
import signal
import sys
import threading
import time
import urllib.parse

GOLDENS = pathlib.Path(sys.argv[1])
USERS = {}
for pair in sys.argv[2:]:
    name, token = pair.split("=", 1)
    USERS[token] = name

lock = threading.Lock()


class Instance:
    def __init__(self):
        self.devices = {}  # id -> {"token", "owner", "label", "added"}
        self.push = {}
        self.requests = []


instances = {}


class Refusal(Exception):
    def __init__(self, status, exit_code, message):
        super().__init__(message)
        self.status, self.exit_code, self.message = status, exit_code, message


def now():
    seconds = time.time()
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + ".%03dZ" % (seconds * 1000 % 1000)


def shown(token):
    return token[:8] + "…" if len(token) > 8 else "(short token)"


def run(instance, argv, stdin, user):
    """What a command answers; the rows are kept as the captures show."""
    words, rest = argv[:3], argv[3:]
    devices, push = instance.devices, instance.push
    if words == ["notifications", "device", "add"]:
        label = rest[1] if rest[:1] == ["--label"] else ""
        token = (stdin or "").strip()
        if not token:
            raise Refusal(400, 2, "usage: notifications device add [--label <l>] (token on stdin)")
        for number, row in devices.items():
            if row["token"] == token:  # one row a token: it keeps its id and changes hands
                row.update(owner=user, label=label)
                return {"id": number, "status": "registered"}
        number = max(devices, default=0) + 1  # the highest id is given out again
        devices[number] = {"token": token, "owner": user, "label": label, "added": now()}
        return {"id": number, "status": "registered"}
    if words == ["notifications", "device", "remove"]:
        row = devices.get(int(rest[0]))
        if row is None or row["owner"] != user:
            raise Refusal(404, 3, "no such device; notifications device list shows yours")
        del devices[int(rest[0])]
        return {"status": "removed"}
    if words == ["notifications", "device", "list"]:
        return [
            {"added": row["added"], "id": number, "label": row["label"], "token": shown(row["token"])}
            for number, row in sorted(devices.items())
            if row["owner"] == user
        ]
    if argv[:2] == ["notifications", "settings"]:
        if words[2:] == ["push"]:
            push[user] = rest == ["on"]
        return {"mail": True, "push": push.get(user, True), "watch": False}
    if argv == ["notifications", "list"]:
        return []
    raise Refusal(400, 2, 'unknown command "%s"' % (argv[0] if argv else ""))


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.handle_request(None)

    def do_POST(self):
        self.handle_request(self.rfile.read(int(self.headers.get("Content-Length", 0))))

    def handle_request(self, body):
        path = urllib.parse.urlsplit(self.path)
        name, *parts = path.path.strip("/").split("/")
        with lock:
            instance = instances.setdefault(name, Instance())
            if parts == ["rows"]:
                rows = [dict(row, id=number) for number, row in instance.devices.items()]
                return self.send(200, json.dumps(rows))
            if parts == ["requests"]:
                return self.send(200, json.dumps(instance.requests))
            instance.requests.append({
                "method": self.command, "path": self.path[len(name) + 1:],
                "body": (body or b"").decode(),
                "authorization": self.headers.get("Authorization"),
                "ifNoneMatch": self.headers.get("If-None-Match"),
            })
        if parts[0] == "odd":
            return getattr(self, "odd_" + parts[1])(body)
        if parts[0] == "golden":
            captured = (GOLDENS / ("/".join(parts[2:-3]) + ".json")).read_bytes()
            return self.send(int(parts[1]), captured)
        self.command_answer(instance, path, body)

    def command_answer(self, instance, path, body):
        token = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
        try:
            if token not in USERS:
                raise Refusal(401, None, "invalid or expired token")
            if path.path.endswith("/api/v1/read") and body is None:
                query = urllib.parse.parse_qs(path.query, keep_blank_values=True)
                argv, stdin = query.get("argv", []), None
                if argv[:3] == ["notifications", "device", "add"]:
                    raise Refusal(400, None, "%s changes state; POST it to /api/v1/cmd" % " ".join(argv))
            elif path.path.endswith("/api/v1/cmd") and body is not None:
                request = json.loads(body)
                argv, stdin = request["argv"], request.get("stdin")
            else:
                raise Refusal(404, None, "not found")
            with lock:
                data = run(instance, argv, stdin, USERS[token])
        except Refusal as refusal:
            answer = {"error": refusal.message, "protocol_version": 1}
            if refusal.exit_code is not None:
                answer["exit_code"] = refusal.exit_code
            return self.send(refusal.status, json.dumps(answer, sort_keys=True))
        text = json.dumps({"data": data, "exit_code": 0, "protocol_version": 1}, sort_keys=True)
        if body is not None:
            return self.send(200, text + "\n")
        etag = '"%s"' % hashlib.md5((token + text).encode()).hexdigest()
        if self.headers.get("If-None-Match") == etag:
            return self.send(304, None, {"ETag": etag})
        self.send(200, text, {"ETag": etag, "Cache-Control": "private, no-cache"})

    def send(self, status, body, headers={}):
        body = body.encode() if isinstance(body, str) else body
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", **headers}.items():
            self.send_header(name, value)
        if body is not None:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if body:
            try:
                self.wfile.write(body)
            except OSError:
                pass  # the client has seen enough

    def wait_for_the_client_to_leave(self):
        self.close_connection = True
        try:
            while self.connection.recv(1024):
                pass
        except OSError:
            pass

    def instance_path(self):
        return "/" + self.path.split("/")[1]

    # One way to misbehave each.

    def odd_silent(self, body):
        self.wait_for_the_client_to_leave()

    def odd_unfinished(self, body):
        self.send(200, None, {"Content-Length": "1000"})
        self.wfile.write(b'{"data":')
        self.wfile.flush()
        self.wait_for_the_client_to_leave()

    def odd_drip(self, body):
        self.send(200, None, {"Content-Length": "1000000"})
        try:
            while not select.select([self.connection], [], [], 0.02)[0]:
                self.wfile.write(b" ")
        except OSError:
            pass
        self.close_connection = True

    def odd_broken(self, body):
        self.send(200, None, {"Content-Length": "1000"})
        self.wfile.write(b'{"data":')
        self.close_connection = True

    def odd_large(self, body):
        self.send(200, b" " * 3_000_000)

    def odd_endless(self, body):
        self.send(200, None, {"Transfer-Encoding": "chunked"})
        try:
            for _ in range(1000):
                self.wfile.write(b"1000\r\n" + b" " * 0x1000 + b"\r\n")
        except OSError:
            pass
        self.wait_for_the_client_to_leave()

    def odd_bomb(self, body):
        self.send(200, gzip.compress(b" " * 30_000_000), {"Content-Encoding": "gzip"})

    def odd_compressed(self, body):
        text = '{"data":[],"exit_code":0,"protocol_version":1}'
        self.send(200, gzip.compress(text.encode()), {"Content-Encoding": "gzip"})

    def odd_page(self, body):
        self.send(502, "<html>Bad gateway</html>", {"Content-Type": "text/html"})

    def odd_empty(self, body):
        self.send(200, "")

    def odd_page429(self, body):
        self.send(429, "<html>slow down</html>", {"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"})

    def odd_limited(self, body):
        self.send(
            429, '{"error":"rate limited; retry in 7s","protocol_version":1}', {"Retry-After": "7"})

    def odd_unauthorized(self, body):
        self.send(
            401, '{"error":"missing bearer token","protocol_version":1}',
            {"WWW-Authenticate": 'Bearer realm="gitbay api"'})

    def odd_basic(self, body):
        self.send(401, "", {"WWW-Authenticate": 'Basic realm="proxy"'})

    def odd_redirect(self, body):
        port = self.server.server_port
        self.send(307, "", {"Location": "http://localhost:%d%s/stolen" % (port, self.instance_path())})

    def odd_unasked304(self, body):
        self.send(304, None)

    def odd_moved(self, body):
        self.send(302, "", {"Location": self.instance_path() + "/api/v1/read"})

    def odd_echo(self, body):
        said = self.headers["Authorization"] + " " + (body or b"").decode()
        answer = {"error": said, "stderr": said, "exit_code": 4, "protocol_version": 1}
        self.send(403, json.dumps(answer))

    def odd_echoKey(self, body):
        self.send(200, '{"%s":tru}' % self.headers["Authorization"])

    def odd_cookie(self, body):
        self.send(
            200, '{"data":{"mail":true,"push":%s,"watch":false},"exit_code":0,"protocol_version":1}'
            % ("true" if self.headers.get("Cookie") else "false"), {"Set-Cookie": "a=b; Path=/"})

    def odd_lostRow(self, body):
        rows = [
            {"added": "2026-11-30T15:34:45.448Z", "id": 1, "label": "", "token": "ab…"},
            {"added": "yesterday", "id": 2, "label": "", "token": "cd…"},
        ]
        self.send(200, json.dumps({"data": rows, "exit_code": 0, "protocol_version": 1}))

    def log_message(self, *arguments):
        pass


# A thread that starts processes may have the signal blocked, and its children with it.
signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])

class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128  # tests run at once; connections past the queue are reset

    def handle_error(self, request, client_address):
        pass  # a client that leaves is nothing to print


server = Server(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)

# Whoever started this may die without closing the pipe, or leave its end to another child.
parent = os.getppid()
while os.getppid() == parent:
    readable, _, _ = select.select([sys.stdin], [], [], 1)
    if readable and not sys.stdin.readline():
        break
