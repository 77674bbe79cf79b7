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

/** @returns the first setting whose port another program has, as a line; null when all are free */
export async function takenPort(
  ports: readonly NamedPort[],
  isFree: (port: number) => Promise<boolean>,
): Promise<string | null> {
  for (const [name, port] of ports) {
    if (!(await isFree(port))) return `port ${port} is in use; set ${name} to another port`;
  }
  return null;
}
