import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { REQUEST_LIMITS } from "@storefront/platform/http/request-limits";
import { logOptions } from "@storefront/platform/observability/log";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { pino } from "pino";
import { createApp } from "./app";
import { createMarketplaceServer } from "./create-server";

/** Short enough to wait for. */
const SHORT = {
  ...REQUEST_LIMITS,
  headersTimeout: 150,
  requestTimeout: 300,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 20,
};
const BODY = "POST /v1/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

const test = useTestApp({}, { resets: false });
let server: Server | undefined;
const logged = new EventEmitter();
let stopping = false;
let lines: { level: number; msg: string }[];

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed));
});

async function listen(limits: typeof REQUEST_LIMITS | typeof SHORT, perClient = 256) {
  lines = [];
  const write = (line: string) => {
    lines.push(JSON.parse(line));
    logged.emit("line");
  };
  const log = pino(logOptions("marketplace", "debug"), { write });
  const config = { ...test.deps.config, connectionsPerClient: perClient };
  server = createMarketplaceServer(createApp({ ...test.deps, config, log }).fetch, config, {
    isStopping: () => stopping,
    limits,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function open(): Socket {
  if (server === undefined) throw new Error("nothing listens");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("latin1");
  return socket;
}

const send = (bytes: string): Promise<string> => {
  const socket = open();
  socket.write(bytes);
  return text(socket);
};

it("has the limits of the storefront's server", async () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } =
    await listen(REQUEST_LIMITS);
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 20_000, 65_000]);
  expect(maxConnections).toBeGreaterThan(0);
});

it("is not ready while it stops, but still answers", async () => {
  await listen(SHORT);
  const fetchRaw = (path: string) =>
    send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  stopping = true;
  const [ready, health] = [await fetchRaw("/readyz"), await fetchRaw("/healthz")];
  stopping = false;
  expect([ready.split("\r\n")[0], health.split("\r\n")[0]]).toEqual([
    "HTTP/1.1 503 Service Unavailable",
    "HTTP/1.1 200 OK",
  ]);
});

it.each([
  ["a silent connection", ""],
  ["an unfinished header", "GET / HTTP/1.1\r\nHost: a\r\n"],
  ["a declared body that never arrives", `${BODY}Content-Length: 100\r\n\r\n{`],
  ["an unfinished chunked body", `${BODY}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
])("closes %s without logging above debug level", async (_, bytes) => {
  await listen(SHORT);
  expect(await send(bytes)).toMatch(/^HTTP\/1.1 (?:408|400) /);
  expect(lines.filter(({ level }) => level > 20)).toEqual([]);
});

/** The body of a raw response. */
const textOf = (answer: string): string =>
  Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4), "latin1").toString();

it("refuses an address beyond 8 KB, a call by the envelope", async () => {
  await listen(SHORT);
  const long = (path: string) =>
    send(`GET ${path.padEnd(8 * 1024 + 1, "a")} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const [page, call] = [await long("/phone?a="), await long("/v1/index?a=")];
  expect(page).toMatch(/^HTTP\/1.1 414 .*\r\ncache-control: no-store\r\n/is);
  expect(textOf(page)).toBe("网址过长，最多 8 KB");
  expect(JSON.parse(textOf(call))).toEqual({ code: 10414, msg: "网址过长，最多 8 KB", data: null });
});

it("refuses a head beyond 16 KB, of which it reads the rest, so that no reset loses the answer", async () => {
  const accepted = once(await listen(REQUEST_LIMITS), "connection");
  const socket = open();
  const [serverSide] = (await accepted) as [Socket];
  const closed = once(serverSide, "close");
  const head = `GET /phone HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(300 * 1024)}\r\n\r\n`;
  socket.end(head);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
  expect(textOf(answer)).toBe("请求头过大，连同网址最多 16 KB");
  await closed;
  expect(serverSide.bytesRead).toBe(head.length);
});

it.each([
  ["without an end", () => REQUEST_LIMITS, 4096],
  ["that waits", () => SHORT, 20],
])("closes the connection of a head that is too large %s", async (_, limits, kilobytes) => {
  const listening = await listen(limits());
  const accepted = once(listening, "connection");
  const { port } = listening.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {}).resume();
  const [serverSide] = (await accepted) as [Socket];
  const closed = once(serverSide, "close");
  socket.write("GET /phone HTTP/1.1\r\nHost: a\r\nX: ");
  socket.write("a".repeat(kilobytes * 1024));
  await closed;
  socket.destroy();
});

it("closes the connection of a trickling body", async () => {
  await listen(SHORT);
  const socket = open();
  socket.on("error", () => {});
  socket.write(`${BODY}Content-Length: 1000000\r\n\r\n`);
  const trickle = setInterval(() => socket.write("a"), 20);
  await once(socket.resume(), "close");
  clearInterval(trickle);
});

it("closes a connection that is idle after a response", async () => {
  await listen(SHORT);
  expect(await send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
});

it("logs an aborted body at debug level only", async () => {
  const { port } = (await listen(REQUEST_LIMITS)).address() as AddressInfo;
  for (const framing of [
    "Content-Length: 100\r\n\r\n{",
    "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
  ]) {
    const socket = connect(port, "127.0.0.1");
    const arrived = once(server as Server, "request");
    socket.write(BODY + framing);
    await arrived;
    socket.destroy();
  }
  while (lines.length < 2) await once(logged, "line");
  expect(lines).toEqual(
    Array(2).fill(expect.objectContaining({ level: 20, msg: "request aborted" })),
  );
});

it("refuses connections of a client beyond the limit, but never the storefront's", async () => {
  await listen(REQUEST_LIMITS, 2);
  const fetchRaw = async (headers = "") => {
    const socket = open();
    socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
    const [answer] = await once(socket, "data");
    return String(answer).slice(9, 12);
  };
  const secret = `X-Internal-Secret: ${test.deps.config.internalSecret}\r\n`;
  for (let count = 0; count < 4; count += 1) expect(await fetchRaw(secret)).toBe("200");
  expect([await fetchRaw(), await fetchRaw(), await fetchRaw()]).toEqual(["200", "200", "429"]);
});
