import type { EventEmitter } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** How long /readyz says 503 before connections are refused: some polls of a load balancer. */
const NOTICE_MS = 4_000;

/** How often connections are looked for that have become idle; their last request began before the signal. */
const SWEEP_MS = 100;

/** What has not ended by then is cut off, ms after the signal. */
const DEADLINE_MS = 9_000;

/** Whether the server was asked to stop. */
export interface Shutdown {
  isStopping: () => boolean;
  /** Resolves when the last connection has ended, or the deadline has passed. */
  stopped: Promise<void>;
}

/**
 * On SIGTERM or SIGINT: /readyz is to turn 503 (`isStopping`) while requests are still answered, each as its connection's
 * last; then no connection is taken any more, idle ones are closed, and busy ones end with their response. With no
 * connection open there is nobody to give notice to.
 */
export function gracefulShutdown(
  server: Server,
  signals: EventEmitter = process,
  noticeMs: number = NOTICE_MS,
): Shutdown {
  let stopping = false;
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      if (stopping) return;
      stopping = true;
      server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      });
      const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE_MS);
      const close = () => {
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
        server.close(() => {
          clearTimeout(deadline);
          clearInterval(sweep);
          resolve();
        });
      };
      server.getConnections((_error, count) => {
        if (count === 0) close();
        else setTimeout(close, noticeMs);
      });
    };
    for (const signal of ["SIGTERM", "SIGINT"]) signals.on(signal, stop);
  });
  return { isStopping: () => stopping, stopped };
}
