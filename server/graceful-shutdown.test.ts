import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { gracefulShutdown } from "./graceful-shutdown";
import { LIMITS } from "./limits";
import { startPipeline } from "./testing/pipeline-server";

test("waits for the response under way, and not for its connection to time out", async () => {
  const signals = new EventEmitter();
  const begun: ServerResponse[] = [];
  const { server, base } = await startPipeline([
    ({ response }) => {
      begun.push(response);
      response.flushHeaders();
      return true;
    },
  ]);
  const { isStopping, stopped } = gracefulShutdown(server, signals, 50);
  const answer = await fetch(base);
  const closed = once(server, "close");
  const toldAt = performance.now();
  signals.emit("SIGTERM");
  expect([isStopping(), server.listening]).toEqual([true, true]);
  begun[0]?.end("whole");
  expect(await answer.text()).toBe("whole");
  await Promise.all([stopped, closed]);
  expect(server.listening).toBe(false);
  expect(performance.now() - toldAt).toBeLessThan(LIMITS.keepAliveTimeout / 2);
});

test("ends at once when nobody is connected", async () => {
  const signals = new EventEmitter();
  const { server } = await startPipeline([]);
  const { stopped } = gracefulShutdown(server, signals);
  signals.emit("SIGINT");
  await stopped;
  expect(server.listening).toBe(false);
});
