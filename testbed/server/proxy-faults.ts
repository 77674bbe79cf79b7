import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { setInterval as every } from "node:timers/promises";
import type { ProxyUnderTest } from "./proxy-contract";

/** How long the proxy waits for a marketplace that hangs, ms. */
const TIMEOUT_MS = 300;
/** For any other: longer than a busy machine takes. */
const UNHURRIED_MS = 20_000;

const UNAVAILABLE = [502, -4];
const TOO_LATE = [504, -2];
const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;
const LONG = `${HEAD}Content-Length: 100000\r\n\r\n`;

/** Writes to the connection of a call, whose request has arrived. */
type Fault = (socket: Socket) => unknown;

const writes =
  (...parts: string[]): Fault =>
  (socket) =>
    parts.every((part) => socket.write(part, "latin1"));
const closesAfter =
  (text: string): Fault =>
  (socket) =>
    socket.end(text, "latin1");
/** Never ends: a byte every few milliseconds. */
const drips =
  (beginning: string, part: string): Fault =>
  async (socket) => {
    socket.write(beginning);
    for await (const _ of every(20)) {
      if (socket.destroyed) return;
      socket.write(part);
    }
  };

/** Faults before a visitor has received anything. */
const ENVELOPES: [string, Fault, typeof UNAVAILABLE][] = [
  ["hangs up at once", (socket) => socket.destroy(), UNAVAILABLE],
  ["writes no HTTP", closesAfter("SSH-2.0-OpenSSH_9.2\r\n"), UNAVAILABLE],
  ["streams garbage", drips("\0\x01\x02", "\xff\xfe"), UNAVAILABLE],
  ["has a status that is none", closesAfter("HTTP/1.1 099 Odd\r\n\r\n"), UNAVAILABLE],
  ["has a head of 20 KB", writes(`${HEAD}X-Long: ${"x".repeat(20_000)}\r\n\r\n`), UNAVAILABLE],
  [
    "has two lengths",
    writes(`${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`),
    UNAVAILABLE,
  ],
  ["has no number as length", writes(`${HEAD}Content-Length: two\r\n\r\n{}`), UNAVAILABLE],
  [
    "closes within a small answer",
    closesAfter(`${HEAD}Content-Length: 20\r\n\r\n{"code"`),
    UNAVAILABLE,
  ],
  ["never answers", () => undefined, TOO_LATE],
  ["hangs within its head", writes("HTTP/1.1 200 OK\r\nContent-Ty"), TOO_LATE],
  ["hangs after its head", writes(`${HEAD}Content-Length: 2\r\n\r\n`), TOO_LATE],
  ["hangs within a small answer", writes(`${HEAD}Content-Length: 2\r\n\r\n`, "{"), TOO_LATE],
  ["writes its head without end", drips(HEAD, "X: y\r\n"), TOO_LATE],
  ["only says that it is working", drips("", "HTTP/1.1 102 Processing\r\n\r\n"), TOO_LATE],
  ["writes a small answer slowly", drips(`${HEAD}Content-Length: 60000\r\n\r\n`, "x"), TOO_LATE],
];

/** Faults after a visitor has received the beginning. */
const BROKEN: [string, Fault][] = [
  ["closes within a stream", closesAfter(`${CHUNKED}2\r\n{"`)],
  ["closes within a long answer", closesAfter(`${LONG}{"code"`)],
  ["hangs within a stream", writes(`${CHUNKED}2\r\n{"`)],
  ["hangs within a long answer", writes(`${LONG}{"code"`)],
  ["streams garbage between parts", writes(`${CHUNKED}2\r\n{"\r\n`, "garbage")],
];

const INDEX = { path: "/api/v1/index", init: {}, secure: false };

/** A marketplace that misbehaves: what the visitor gets from both forms of the API proxy, and that no connection stays open. */
export function testProxyFaults(send: ProxyUnderTest): void {
  let server: Server;
  let fault: Fault = () => undefined;
  let calls = 0;
  const closed: Promise<unknown>[] = [];
  let last: Socket | undefined;

  beforeAll(async () => {
    server = createServer((socket) => {
      last = socket;
      closed.push(new Promise((resolve) => socket.once("close", resolve)));
      socket.on("error", () => undefined);
      socket.on("data", () => {
        calls += 1;
        fault(socket);
      });
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(() => {
    server.close();
    last?.destroy();
  });
  beforeEach(() => {
    calls = 0;
    closed.length = 0;
  });

  const proxy = (timeoutMs = UNHURRIED_MS) => {
    const { port } = server.address() as AddressInfo;
    return send({ ...INDEX, apiBaseUrl: `http://127.0.0.1:${port}`, timeoutMs });
  };

  test.each(ENVELOPES)(
    "answers with an envelope when the marketplace %s",
    async (_, fails, expected) => {
      fault = fails;
      const response = await proxy(expected === TOO_LATE ? TIMEOUT_MS : UNHURRIED_MS);
      const { code, data } = (await response.json()) as { code: number; data: unknown };
      expect([response.status, code]).toEqual(expected);
      expect([data, response.headers.get("cache-control")]).toEqual([null, "no-store"]);
      await Promise.all(closed);
      expect(calls).toBe(1);
    },
  );

  test.each(BROKEN)("breaks the answer off when the marketplace %s", async (name, fails) => {
    fault = fails;
    const timeoutMs = name.startsWith("hangs") ? 2 * TIMEOUT_MS : UNHURRIED_MS;
    const read = async () => (await proxy(timeoutMs)).text();
    await expect(read()).rejects.toThrow();
    await Promise.all(closed);
    expect(calls).toBe(1);
  });

  test("answers with an envelope when nobody listens", async () => {
    const response = await send({ ...INDEX, apiBaseUrl: "http://127.0.0.1:1" });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      code: -4,
      msg: "服务暂时不可用，请稍后重试",
      data: null,
    });
  });

  test("does not take a second answer to one call for the answer to the next", async () => {
    const answer = (text: string) => `${HEAD}Content-Length: ${text.length}\r\n\r\n${text}`;
    fault = writes(answer("first") + answer("spare"));
    expect(await (await proxy()).text()).toBe("first");
    fault = writes(answer("second"));
    expect(await (await proxy()).text()).toBe("second");
  });
}
