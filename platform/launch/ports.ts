import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns an unused port on 127.0.0.1. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Whether nothing listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "::", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Parses a port variable. @returns `fallback` when unset, null when invalid */
export function readPort(value: string | undefined, fallback: number): number | null {
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  return /^\d{1,5}$/.test(value) && port > 0 && port < 65_536 ? port : null;
}
