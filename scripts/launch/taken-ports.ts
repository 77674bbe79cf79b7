import { findPortOwner, type PortOwner } from "@storefront/platform/launch/port-owner";

/** A setting with its port. */
export type NamedPort = readonly [name: string, port: number];

/** @returns the first two settings with the same port, as a line; null when all differ */
export function samePort(ports: readonly NamedPort[]): string | null {
  for (const [at, [name, port]] of ports.entries()) {
    const twin = ports.slice(0, at).find(([, other]) => other === port);
    if (twin) return `${twin[0]} and ${name} are both ${port}`;
  }
  return null;
}

/** @returns the first setting whose port another program has, as a line that names it; null when all are free */
export async function takenPort(
  ports: readonly NamedPort[],
  isFree: (port: number) => Promise<boolean>,
  findOwner: (port: number) => Promise<PortOwner | null> = findPortOwner,
): Promise<string | null> {
  for (const [name, port] of ports) {
    if (await isFree(port)) continue;
    const owner = await findOwner(port);
    const by = owner ? ` by ${owner.command} (process ${owner.pid} in ${owner.folder})` : "";
    return `port ${port} is in use${by}; set ${name} to another port`;
  }
  return null;
}
