import { Agent, request } from "node:http";

/** What visitors were answered while they visited. */
export interface Load {
  sent: number;
  failed: string[];
  end(): Promise<void>;
}

/**
 * Visitors who keep their connections and go from page to page until they are stopped.
 * @param paths each visitor takes them in turn
 */
export function startLoad(port: number, paths: readonly string[], visitors = 6): Load {
  const load = { sent: 0, failed: [] as string[] };
  let going = true;
  const visit = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; going; turn += 1) {
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
      going = false;
      await Promise.all(running);
    },
  });
}

/** @returns null for a complete answer with status 200 */
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
