import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections: such a connection could take a free port before its use. */
const FIRST = 20_000;
const END = 32_000;
/** Fewer than one in a hundred of them are in use on any machine. */
const MAX_ATTEMPTS = 100;

const returned = new Set<number>();

/**
 * Returns an unused port, each time another one.
 * @throws Error when all that are tried are in use
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST, END);
    if (returned.has(port)) continue;
    returned.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${FIRST} to ${END}`);
}

/** Whether nothing listens on the port, at any address of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Parses a port variable. @returns `fallback` when unset, null when invalid */
export function readPort(value: string | undefined, fallback: number): number | null {
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  return /^\d{1,5}$/.test(value) && port > 0 && port < 65_536 ? port : null;
}
