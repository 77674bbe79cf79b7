import type { EventEmitter } from "node:events";
import { onRequest } from "./on-request";

/**
 * Told to stop, Next waits until every connection has ended, which that of a busy proxy never does: the process would
 * be killed with answers under way. From the signal on, every answer is its connection's last.
 */
export function endConnections(signals: EventEmitter = process): void {
  let stopping = false;
  const stop = () => {
    stopping = true;
  };
  // Next has listeners of its own for both, which end the process.
  signals.once("SIGINT", stop);
  signals.once("SIGTERM", stop);
  onRequest((_request, response) => {
    if (stopping) response.shouldKeepAlive = false;
  });
}
