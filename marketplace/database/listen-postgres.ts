import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { PostgresSockets } from "./availability/postgres-sockets";
import { CHANNELS, createListeners, type DatabaseEvents } from "./database-events";
import { CONNECT_MS, driverUrl } from "./postgres-pool";

interface Options {
  /** Between attempts to connect. */
  reconnectMs: number;
  /** Opens the connection, and can cut it when the database does not answer. */
  openSocket: PostgresSockets["open"];
}

interface OpenDatabaseEvents extends DatabaseEvents {
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own. When it is lost it is opened again, as often as it takes, and everybody who listens
 * is notified, because events were missed.
 */
export function listenPostgres(
  url: string,
  { reconnectMs, openSocket }: Options,
): OpenDatabaseEvents {
  const listeners = createListeners();
  /** Commands that open the database listen to nothing and need no connection for it. */
  let isNeeded = false;
  let ended = false;
  let listening: Promise<void> | undefined;
  let client: pg.Client | undefined;
  const start = () => {
    if (!isNeeded || ended || listening) return;
    listening = listenAgain().then(() => {
      listening = undefined;
    });
  };
  const connect = async () => {
    const next = new pg.Client({
      connectionString: driverUrl(url),
      connectionTimeoutMillis: CONNECT_MS,
      stream: openSocket,
    });
    client = next;
    // A lost connection ends, too.
    next.on("error", () => {});
    next.on("notification", ({ channel }) => listeners.notify(channel));
    await next.connect();
    await next.query(CHANNELS.map((channel) => `listen ${channel}`).join(";"));
    next.once("end", start);
  };
  const listenAgain = async () => {
    while (!ended) {
      try {
        await connect();
        return listeners.notifyAll();
      } catch {
        // It may be connected and not listen.
        void client?.end();
        if (!ended) await delay(reconnectMs);
      }
    }
  };
  return {
    listen(channel, onEvent) {
      const end = listeners.listen(channel, onEvent);
      isNeeded = true;
      start();
      return end;
    },
    mayBeLost: true,
    async close() {
      ended = true;
      await client?.end();
      await listening;
    },
  };
}
