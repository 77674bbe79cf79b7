import { readdir, readFile, readlink } from "node:fs/promises";

/** A program that listens on a port. */
export interface PortOwner {
  pid: number;
  /** Its arguments, without those of Node itself. */
  command: string;
  folder: string;
}

/** State of a listening socket in the kernel's tables. */
const LISTENING = "0A";

/** Finds the program that listens on a port of this machine; null where the kernel does not tell it (`/proc` of Linux). */
export async function findPortOwner(port: number): Promise<PortOwner | null> {
  try {
    const sockets = new Set(await findSockets(port));
    if (sockets.size === 0) return null;
    for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name)))
      if (await hasSocket(pid, sockets)) return await describe(pid);
  } catch {
    // The program has just ended, or belongs to another user.
  }
  return null;
}

/** @returns links of the sockets that listen on the port, as `/proc/<pid>/fd` has them */
async function findSockets(port: number): Promise<string[]> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const tables = await Promise.all(
    ["tcp", "tcp6"].map((name) => readFile(`/proc/net/${name}`, "utf8").catch(() => "")),
  );
  return tables
    .flatMap((table) => table.split("\n"))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)
    .map((columns) => `socket:[${columns[9]}]`);
}

async function hasSocket(pid: string, sockets: ReadonlySet<string>): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const links = files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => ""));
  return (await Promise.all(links)).some((link) => sockets.has(link));
}

async function describe(pid: string): Promise<PortOwner> {
  const [program = "", ...rest] = (await readFile(`/proc/${pid}/cmdline`, "utf8")).split("\0");
  const script = rest.findIndex(
    (part) => part !== "" && !part.startsWith("-") && !part.endsWith("tsx.js"),
  );
  const command = script === -1 ? program : rest.slice(script).join(" ").trim();
  return { pid: Number(pid), command, folder: await readlink(`/proc/${pid}/cwd`) };
}
