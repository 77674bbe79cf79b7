import type { EventEmitter } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Interval at which idle connections are closed: requests from before the signal keep theirs alive. */
const SWEEP_MS = 100;

/** Connections still open this long after the shutdown delay are destroyed. */
const DEADLINE_MS = 5_000;

/** Progress of a shutdown. */
export interface Shutdown {
  isStopping: () => boolean;
  /** Resolves at the signal. */
  stopping: Promise<void>;
  /** Resolves when the last connection has ended, or the deadline has passed. */
  stopped: Promise<void>;
}

/**
 * On SIGTERM or SIGINT, first waits `shutdownDelayMs`: `isStopping` turns /readyz to 503 while requests are still
 * answered, each as the last of its connection. Then stops accepting connections, closes idle ones, and lets busy ones
 * end with their response. Without open connections there is no delay.
 * @param shutdownDelayMs how long /readyz is 503 before connections are refused: STOP_NOTICE_S
 */
export function gracefulShutdown(
  server: Server,
  shutdownDelayMs: number,
  signals: EventEmitter = process,
): Shutdown {
  let stopping = false;
  const silent = trackSilent(server);
  let announce = () => {};
  const announced = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      if (stopping) return;
      stopping = true;
      announce();
      server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      });
      const deadline = setTimeout(
        () => server.closeAllConnections(),
        shutdownDelayMs + DEADLINE_MS,
      );
      const close = () => {
        const sweep = setInterval(() => {
          server.closeIdleConnections();
          for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
        }, SWEEP_MS);
        server.close(() => {
          clearTimeout(deadline);
          clearInterval(sweep);
          resolve();
        });
      };
      server.getConnections((_error, count) => {
        if (count === 0 || shutdownDelayMs === 0) close();
        else setTimeout(close, shutdownDelayMs);
      });
    };
    for (const signal of ["SIGTERM", "SIGINT"]) signals.on(signal, stop);
  });
  return { isStopping: () => stopping, stopping: announced, stopped };
}

/**
 * Tracks connections without a request so far. Browsers open some in advance, and Node counts them as busy until the
 * timeout for a request's header.
 */
function trackSilent(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage) => silent.delete(socket));
  return silent;
}
