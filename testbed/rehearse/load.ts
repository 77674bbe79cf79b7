import { Agent, request } from "node:http";

/** Running load and its results. */
export interface Load {
  sent: number;
  failed: string[];
  end(): Promise<void>;
}

/**
 * Starts visitors that request pages over kept-alive connections until stopped.
 * @param paths visited in rotation by each visitor
 */
export function startLoad(port: number, paths: readonly string[], visitors = 6): Load {
  const load = { sent: 0, failed: [] as string[] };
  let isRunning = true;
  const visit = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; isRunning; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      load.sent += 1;
      const failure = await failureOf(port, path, agent);
      if (failure !== null) load.failed.push(`${path}: ${failure}`);
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
function failureOf(port: number, path: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { host: "mima.example" };
    const outgoing = request({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode === 200 ? null : `${answer.statusCode}`));
      answer.once("error", (error) => resolve(error.message));
    });
    outgoing.once("error", (error) => resolve(error.message));
    outgoing.end();
  });
}
