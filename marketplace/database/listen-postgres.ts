import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import { CHANNELS, createListeners, type Notices } from "./notices";

interface Options {
  /** Seconds between attempts to connect, and until an attempt is given up. */
  reconnectS: number;
  connectS: number;
  /** Opens the connection, and can cut it when the database does not answer. */
  openSocket: object;
}

interface OpenNotices extends Notices {
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own. When it is lost it is opened again, as often as it takes, and everybody who listens
 * is notified, because notices were missed. The driver's own `listen` gives up when its first attempt fails.
 */
export function listenPostgres(
  url: string,
  { reconnectS, connectS, openSocket }: Options,
): OpenNotices {
  const listeners = createListeners();
  /** Commands that open the database listen to nothing and need no connection for it. */
  let isNeeded = false;
  let ended = false;
  let listening: Promise<void> | undefined;
  // Missing in the types of the options.
  const untyped = {
    socket: openSocket,
    onnotify: (channel: string) => listeners.notify(channel),
  };
  const client = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: connectS,
    backoff: () => reconnectS,
    fetch_types: false,
    onnotice: () => {},
    onclose: () => start(),
    ...untyped,
  });
  const start = () => {
    if (!isNeeded || ended || listening) return;
    listening = listenAgain().then(() => {
      listening = undefined;
    });
  };
  const listenAgain = async () => {
    while (!ended) {
      try {
        await client.unsafe(CHANNELS.map((channel) => `listen ${channel}`).join(";"));
        return listeners.notifyAll();
      } catch {
        if (!ended) await delay(reconnectS * 1000);
      }
    }
  };
  return {
    listen(channel, onNotice) {
      const end = listeners.listen(channel, onNotice);
      isNeeded = true;
      start();
      return end;
    },
    mayBeLost: true,
    async close() {
      ended = true;
      await client.end({ timeout: 0 });
      await listening;
    },
  };
}
