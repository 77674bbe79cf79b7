import { EventEmitter, once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { gracefulShutdown } from "./graceful-shutdown";

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

async function start() {
  const signals = new EventEmitter();
  const begun: ServerResponse[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((_, response) => {
    response.flushHeaders();
    begun.push(response);
    arrivals.emit("begun");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  /** Sends a request and waits until the server has it. */
  const sendRequest = async (): Promise<IncomingMessage> => {
    const arrived = once(arrivals, "begun");
    const sent = get({ host: "127.0.0.1", port, agent });
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    await arrived;
    return answer;
  };
  return { server, signals, begun, sendRequest };
}

test("waits for the in-flight response, not for its connection to time out", async () => {
  const { server, signals, begun, sendRequest } = await start();
  const { isStopping, stopped } = gracefulShutdown(server, 50, signals);
  const answer = await sendRequest();
  const closed = once(server, "close");
  const signalledAt = performance.now();
  signals.emit("SIGTERM");
  expect([isStopping(), server.listening]).toEqual([true, true]);
  begun[0]?.end("whole");
  expect(await text(answer)).toBe("whole");
  await Promise.all([stopped, closed]);
  expect(server.listening).toBe(false);
  expect(performance.now() - signalledAt).toBeLessThan(server.keepAliveTimeout);
});

test("answers requests during the shutdown delay with Connection: close", async () => {
  const { server, signals, begun, sendRequest } = await start();
  const { stopped } = gracefulShutdown(server, 1_000, signals);
  const first = await sendRequest();
  signals.emit("SIGTERM");
  const second = await sendRequest();
  expect([first.headers.connection, second.headers.connection]).toEqual(["keep-alive", "close"]);
  for (const response of begun) response.end("whole");
  expect(await Promise.all([text(first), text(second)])).toEqual(["whole", "whole"]);
  await stopped;
});

test("does not wait for a connection that a browser has opened in advance", async () => {
  const { server, signals } = await start();
  const { stopped } = gracefulShutdown(server, 0, signals);
  const unused = connect((server.address() as AddressInfo).port, "127.0.0.1").resume();
  await once(server, "connection");
  const signalledAt = performance.now();
  signals.emit("SIGTERM");
  await Promise.all([stopped, once(unused, "close")]);
  expect(performance.now() - signalledAt).toBeLessThan(4_000);
});

test("stops immediately without open connections", async () => {
  const { server, signals } = await start();
  const { stopped } = gracefulShutdown(server, 4_000, signals);
  signals.emit("SIGINT");
  await stopped;
  expect(server.listening).toBe(false);
});
