import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { closeServer } from "./close-server";

it("answers a busy caller to the end and lets it go before it is cut off", async () => {
  let answer = () => {};
  const waiting: (() => void)[] = [];
  const server = createServer(({ url }, response) => {
    // A port that was another program's a moment ago may still be asked by whoever waits for that one.
    if (url !== "/ours") {
      response.end();
      return;
    }
    waiting.push(() => response.end("done"));
    answer();
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sent = request({ port, agent, path: "/ours" }).end();
    const answered = once(sent, "response");
    await asked;
    return async () => {
      waiting.pop()?.();
      const [response] = (await answered) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return response.headers.connection;
    };
  };

  const first = await ask();
  const closed = closeServer(server);
  expect(await first()).toBe("keep-alive");
  const second = await ask();
  expect(await second()).toBe("close");
  await closed;
  agent.destroy();
});
