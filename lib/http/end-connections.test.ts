import { EventEmitter, once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { endConnections } from "./end-connections";

test("after the signal to stop an answer is its connection's last", async () => {
  const signals = new EventEmitter();
  endConnections(signals);
  const server = createServer((_, response) => response.end("done")).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [response] = (await once(request({ port, agent }).end(), "response")) as [
      IncomingMessage,
    ];
    response.resume();
    await once(response, "end");
    return response.headers.connection;
  };

  expect(await ask()).toBe("keep-alive");
  signals.emit("SIGTERM");
  expect(await ask()).toBe("close");
  agent.destroy();
  server.close();
});
