const CLOSE = "Connection: close\r\n\r\n";
const ofHost = (line: string, host = "a.example") => `${line}\r\nHost: ${host}\r\n${CLOSE}`;

const TARGETS = [
  ...[
    "/phone/..\\x",
    "/phone\\..\\x",
    "/admin/..\\x",
    "/v1/..\\x",
    "/..\\x",
    "\\x",
    "/%",
    "/phone/%ff",
  ],
  ...[
    "/phone/\xff",
    "http://[/x",
    "http://",
    "ftp://a/b",
    "//",
    "*",
    "phone",
    `/${"x".repeat(9_000)}`,
  ],
];
const HOSTS = ["a b", "a/b", "a@b", "a\\b", "[::1", "a:port", "\xff", "a,b", "<a>", "a?b", ""];

/** Requests that no browser sends, as bytes in latin1, of one connection each. Any program refuses them, or answers them as missing. */
export const MALFORMED_REQUESTS: readonly (readonly [name: string, bytes: string])[] = [
  ...TARGETS.map(
    (target) => [`the target ${target.slice(0, 20)}`, ofHost(`GET ${target} HTTP/1.1`)] as const,
  ),
  ...["/phone", "/phone/login", "/admin", "/v1/index", "/index"].flatMap((path) =>
    HOSTS.map(
      (host) => [`${path} of the host "${host}"`, ofHost(`GET ${path} HTTP/1.1`, host)] as const,
    ),
  ),
  ["no host", `GET /phone HTTP/1.1\r\n${CLOSE}`],
  ["two hosts", `GET /phone HTTP/1.1\r\nHost: a b\r\nHost: c\r\n${CLOSE}`],
  ["no request line", `nonsense\r\n${CLOSE}`],
  ["a version of its own", ofHost("GET /phone HTTP/9.9")],
  ["a method of its own", ofHost("STEAL /phone HTTP/1.1")],
  ["CONNECT", ofHost("CONNECT a.example:443 HTTP/1.1")],
  ["TRACE", ofHost("TRACE /phone HTTP/1.1")],
  ["a header without a name", `GET /phone HTTP/1.1\r\nHost: a\r\n: x\r\n${CLOSE}`],
  ["a header with NUL", `GET /phone HTTP/1.1\r\nHost: a\r\nX: \0\r\n${CLOSE}`],
  ["headers without end", `GET /phone HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n${CLOSE}`],
  ["an expectation", `POST /phone HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n${CLOSE}`],
  [
    "two lengths",
    `POST /phone HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${CLOSE}x`,
  ],
  [
    "a length and chunks",
    `POST /phone HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${CLOSE}0\r\n\r\n`,
  ],
  [
    "chunks of no length",
    `POST /phone HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n${CLOSE}z\r\n`,
  ],
];
