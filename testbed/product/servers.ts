import { connect } from "node:net";

/** The servers that suites beyond the gate need; DATA_DATABASE_URL and DATA_REDIS_URL override the local ones. */
export interface Servers {
  /** postgres:// URL whose user may create databases. */
  databaseUrl: string;
  redisUrl: string;
}

export const readServers = (): Servers => ({
  databaseUrl: process.env["DATA_DATABASE_URL"] || "postgres://postgres@127.0.0.1:5432/postgres",
  redisUrl: process.env["DATA_REDIS_URL"] || "redis://127.0.0.1:6379",
});

const DEFAULT_PORTS: Record<string, number> = { "postgres:": 5432, "redis:": 6379 };

/** @returns host and port of a server's URL */
export function addressOf(url: string): { host: string; port: number } {
  const { protocol, hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || DEFAULT_PORTS[protocol]) };
}

/** Whether a server accepts connections. @param url e.g. `redis://127.0.0.1:6379` */
export function isListening(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...addressOf(url), timeout: 2_000 });
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("timeout", () => socket.destroy(new Error("timeout")));
    socket.once("error", () => resolve(false));
  });
}
