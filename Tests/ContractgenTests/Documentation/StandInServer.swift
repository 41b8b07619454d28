/// A server that answers the call of a page with the file `body.json`, run by Python.
enum StandInServer {
  /// Its program, which prints its port when it listens.
  static let program = """
    import http.server, socketserver

    CALL = b'{"argv":["notifications","device","list"]}'

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            call = self.rfile.read(int(self.headers["Content-Length"]))
            known = self.path == "/api/v1/cmd" and call == CALL \\
                and self.headers["Authorization"] == "Bearer secret"
            body = open("body.json", "rb").read() if known else b"no such call"
            self.send_response(200 if known else 404)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    # Not an HTTPServer, which asks the network for the name of this machine.
    server = socketserver.TCPServer(("127.0.0.1", 0), Handler)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """

  /// What a shell runs before it needs the server, which ends with it. What a test starts may have its
  /// signals blocked, so that only KILL is sure to end it.
  static let start = """
    mkfifo port
    python3 server.py > port &
    trap "kill -KILL $!" EXIT
    read -r port < port
    export SERVER=http://127.0.0.1:$port TOKEN=secret no_proxy=127.0.0.1

    """
}
