import { createServer } from "node:net";

/** @returns whether nothing listens on the port yet */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "::", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** @returns the port a variable names, its default when unset, null when it is not a port */
export function readPort(value: string | undefined, fallback: number): number | null {
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  return /^\d{1,5}$/.test(value) && port > 0 && port < 65_536 ? port : null;
}
