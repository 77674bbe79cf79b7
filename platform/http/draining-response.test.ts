import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { DrainingResponse } from "./draining-response";
import { MAX_UPLOAD_BYTES } from "./request-limits";

/** Refuses every request unread, as a limit does, or after one part of its body. */
const server = createServer({ ServerResponse: DrainingResponse }, async (request, response) => {
  if (request.url === "/some") {
    for await (const _ of request.iterator({ destroyOnReturn: false })) break;
  }
  response.statusCode = 413;
  response.end("refused");
});
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const head = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`;
const open = (path: string, headers: string): Socket => {
  const socket = connect(port, "127.0.0.1");
  socket.write(head(path, headers));
  return socket;
};
const PART = Buffer.alloc(1024 * 1024);

async function write(socket: Socket, megabytes: number) {
  for (let sent = 0; sent < megabytes; sent += 1) {
    if (!socket.write(PART)) await once(socket, "drain");
  }
}

test.each(["/none", "/some"])(
  "answers %s once the body has arrived, and the next request of the connection",
  async (path) => {
    const socket = open(path, `Content-Length: ${20 * PART.length}`);
    let answered = "";
    socket.setEncoding("latin1").on("data", (part) => {
      answered += part;
    });
    await write(socket, 19);
    expect(answered).toBe("");
    await write(socket, 1);
    await once(socket, "data");
    expect(answered).toMatch(/^HTTP\/1.1 413 .*refused$/s);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    await once(socket, "close");
    expect(answered.match(/HTTP\/1.1 413/g)).toHaveLength(2);
  },
);

test("answers a chunked body that ends", async () => {
  const socket = open("/none", "Transfer-Encoding: chunked\r\nConnection: close");
  for (let chunk = 0; chunk < 9; chunk += 1) socket.write(`100000\r\n${PART}\r\n`);
  socket.write("0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
});

test("closes the connection of a body without an end", async () => {
  const socket = open("/none", `Content-Length: ${4 * MAX_UPLOAD_BYTES}`);
  const closed = new Promise<void>((resolve) => {
    socket.on("error", () => {}).once("close", () => resolve());
  });
  socket.resume();
  const write = () => socket.write(PART, () => !socket.destroyed && write());
  write();
  await closed;
});

test("answers a client that sends no more, and closes the connection", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const begun = once(server, "request");
  const socket = open("/none", "Content-Length: 9");
  socket.write("a");
  const answer = text(socket);
  await begun;
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  expect(await answer).toMatch(/^HTTP\/1.1 413 .*refused$/s);
});

test("answers at once what has no body", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write(head("/none", "Content-Length: 0\r\nConnection: close"));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
});

test("ends when the client leaves", async () => {
  const left = new Promise<void>((resolve) => {
    server.once("request", (_, response) => response.once("close", resolve));
  });
  const socket = open("/none", `Content-Length: ${PART.length}`);
  socket.write("a", () => socket.destroy());
  await left;
});
