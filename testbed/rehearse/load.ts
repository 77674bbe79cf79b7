import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { overTls } from "../buyer/visitor";

/** Running load and its results. */
export interface Load {
  sent: number;
  failed: string[];
  /** Milliseconds of each response, in order. */
  times: number[];
  end(): Promise<void>;
}

const HOST = "mima.example";

/**
 * Starts visitors that request pages over kept-alive connections with TLS until stopped.
 * @param paths visited in rotation by each visitor
 * @param pauseMs of a visitor after each response
 */
export function startLoad(paths: readonly string[], visitors = 6, pauseMs = 0): Load {
  const load = { sent: 0, failed: [] as string[], times: [] as number[] };
  let isRunning = true;
  const visit = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, ...overTls(HOST) });
    for (let turn = first; isRunning; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      load.sent += 1;
      const since = performance.now();
      const failure = await failureOf(path, agent);
      load.times.push(performance.now() - since);
      if (failure !== null) load.failed.push(`${path}: ${failure}`);
      if (pauseMs > 0) await pause(pauseMs);
    }
    agent.destroy();
  };
  const running = Array.from({ length: visitors }, (_, index) => visit(index));
  return Object.assign(load, {
    async end() {
      isRunning = false;
      await Promise.all(running);
    },
  });
}

/** @returns null when the response is complete with status 200 */
function failureOf(path: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { host: HOST };
    const to = { host: "127.0.0.1", path, agent, headers, ...overTls(HOST) };
    const outgoing = request(to, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode === 200 ? null : `${answer.statusCode}`));
      answer.once("error", (error) => resolve(error.message));
    });
    outgoing.once("error", (error) => resolve(error.message));
    outgoing.end();
  });
}
