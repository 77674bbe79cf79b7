import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { type ConnectionLimit, limitConnections } from "./connection-limit";

let server: Server;
let sockets: Socket[];
/** The server's ends of `sockets`. */
let accepted: Socket[];
/** Responses that the test itself ends. */
let held: ServerResponse[];
beforeEach(() => {
  sockets = [];
  accepted = [];
  held = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

async function listen(options: Partial<ConnectionLimit>): Promise<void> {
  server = createServer((request, response) => {
    if (!admit(request, response)) return;
    if (request.url === "/held") held.push(response);
    else response.end("ok");
  });
  const admit = limitConnections(server, { limit: 2, trustedHops: 0, graceMs: 50, ...options });
  server.on("connection", (socket: Socket) => accepted.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.setEncoding("latin1");
  socket.on("error", () => {});
  sockets.push(socket);
  await Promise.all([once(socket, "connect"), once(server, "connection")]);
  return socket;
}

/** Sends a request. @returns the status, undefined when the connection closes without a response */
async function sendRequest(socket: Socket, headers = "", path = "/"): Promise<string | undefined> {
  const answered = once(socket, "data").then(([text]) => /^HTTP\/1.1 (\d+)/.exec(text)?.[1]);
  const ended = once(socket, "close").then(() => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
  return Promise.race([answered, ended]);
}

test("refuses the request of a connection beyond the limit, until another one is closed", async () => {
  await listen({ graceMs: 5_000 });
  const [first, second] = [await open(), await open()];
  expect(await sendRequest(await open())).toBe("429");
  expect([await sendRequest(first), await sendRequest(second)]).toEqual(["200", "200"]);
  const closed = once(accepted[0] as Socket, "close");
  first.destroy();
  await closed;
  expect(await sendRequest(await open())).toBe("200");
});

test("closes a silent connection beyond the limit, and leaves the others open", async () => {
  await listen({});
  const [first] = [await open(), await open()];
  const silent = await open();
  await once(silent, "close");
  expect(await sendRequest(first)).toBe("200");
});

test("closes connections beyond twice the limit immediately", async () => {
  await listen({ graceMs: 60_000 });
  for (let count = 0; count < 4; count += 1) await open();
  await once(await open(), "close");
  expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(1);
});

test("does not count connections of the other program", async () => {
  await listen({ isTrusted: ({ headers }) => headers["x-secret"] === "1" });
  for (let count = 0; count < 6; count += 1) {
    expect(await sendRequest(await open(), "x-secret: 1\r\n")).toBe("200");
  }
  expect([await sendRequest(await open()), await sendRequest(await open())]).toEqual([
    "200",
    "200",
  ]);
  expect(await sendRequest(await open())).toBe("429");
});

test("behind a trusted proxy counts the in-flight requests of each client", async () => {
  await listen({ trustedHops: 1 });
  const from = (address: string) => `X-Forwarded-For: 198.51.100.1, ${address}\r\n`;
  const begun = async (address: string) => {
    const arrived = once(server, "request");
    (await open()).write(`GET /held HTTP/1.1\r\nHost: a\r\n${from(address)}\r\n`);
    await arrived;
  };
  await begun("203.0.113.9");
  await begun("203.0.113.9");
  expect(await sendRequest(await open(), from("203.0.113.9"))).toBe("429");
  expect(await sendRequest(await open(), from("203.0.113.10"))).toBe("200");
  expect(await sendRequest(await open(), "")).toBe("200");
  const closed = once(held[0] as ServerResponse, "close");
  held[0]?.end();
  await closed;
  expect(await sendRequest(await open(), from("203.0.113.9"))).toBe("200");
});

test("counts nothing with a limit of 0", async () => {
  await listen({ limit: 0 });
  for (let count = 0; count < 20; count += 1) expect(await sendRequest(await open())).toBe("200");
});
