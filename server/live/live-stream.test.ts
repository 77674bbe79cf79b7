import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { LiveStream } from "./live-stream";

it("closes the stream of a reader that takes nothing", async () => {
  const opened = new Promise<LiveStream>((resolve) => {
    server.once("request", (_, response) => resolve(new LiveStream(response)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const reader = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
  reader.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const stream = await opened;
  const ended = new Promise<void>((resolve) => {
    stream.onEnd = resolve;
  });
  const data = "x".repeat(32 * 1024);
  // What the system's buffers take first depends on the machine.
  while (stream.isOpen) {
    stream.send({ data });
    await new Promise(setImmediate);
  }
  await ended;
  reader.destroy();
});

const server = createServer();
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
