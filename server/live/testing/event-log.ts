import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A marketplace that has nothing but the log of one user. */
export interface EventLog {
  url: string;
  topic: string;
  /** References of its events; the id of the first is 1. */
  events: string[];
  /** Answers instead of events: status and code. */
  refusal: { status: number; code: number } | null;
  /** `after` of the calls so far. */
  calls: (string | null)[];
  close(): void;
}

const PAGE = 3;

export async function startEventLog(): Promise<EventLog> {
  const topic = "t".repeat(43);
  const server: Server = createServer((request, response) => {
    const after = new URL(request.url ?? "", "http://log").searchParams.get("after");
    log.calls.push(after);
    response.statusCode = log.refusal?.status ?? 200;
    response.end(JSON.stringify(log.refusal ? { code: log.refusal.code } : answer(log, after)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const log: EventLog = {
    url: `http://127.0.0.1:${port}`,
    topic,
    events: [],
    refusal: null,
    calls: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return log;
}

function answer({ topic, events }: EventLog, after: string | null) {
  const from = after === null ? events.length : Number(after);
  const list = events.slice(from, from + PAGE).map((reference, index) => ({
    ...{ id: from + index + 1, kind: "order" },
    ...{ reference, state: "paid" },
  }));
  const more = from + PAGE < events.length;
  const last_id = more ? from + PAGE : events.length;
  return { code: 0, data: { topic, list, last_id, more, complete: from <= events.length } };
}
