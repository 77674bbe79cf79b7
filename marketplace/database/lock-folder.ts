import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export class FolderInUseError extends Error {}

/**
 * Locks a folder for this process by a file with its pid and, where the system provides it, its start time: after a
 * crash the pid may be reused.
 * @returns a function that releases the lock
 * @throws FolderInUseError when a running process holds the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "marketplace.lock");
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, identity(process.pid));
  try {
    if ((await linkUnlessTaken(own, path)) || (await takeStale(own, path))) {
      return () => rm(path, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
  throw new FolderInUseError(`the data folder ${folder} is in use by another marketplace`);
}

/** A hard link appears together with its content, so that no process reads an empty lock. */
async function linkUnlessTaken(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

/**
 * Replaces the lock of a process that has ended. A second lock guards the takeover: otherwise a process that has read
 * the stale lock could delete the new lock of a faster one.
 */
async function takeStale(own: string, path: string): Promise<boolean> {
  const guard = `${path}.takeover`;
  if (!(await linkUnlessTaken(own, guard))) {
    if (!(await isLeftBehind(guard))) return false;
    await rm(guard, { force: true });
    if (!(await linkUnlessTaken(own, guard))) return false;
  }
  try {
    if (isAlive(await contentOf(path))) return false;
    await rm(path, { force: true });
    return await linkUnlessTaken(own, path);
  } finally {
    await rm(guard, { force: true });
  }
}

/** Whether the lock's process has ended. A lock that is gone by now was released by a running process: false. */
async function isLeftBehind(lock: string): Promise<boolean> {
  const holder = await contentOf(lock);
  return holder !== "" && !isAlive(holder);
}

const contentOf = (path: string): Promise<string> => readFile(path, "utf8").catch(() => "");

function isAlive(holder: string): boolean {
  const pid = Number(holder.split(" ")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return !hasEnded(pid) && identity(pid) === holder;
}

/** A zombie (state Z or X) still accepts signals, until its parent reaps it. */
const hasEnded = (pid: number): boolean => /^[ZX]$/.test(statOf(pid)[0] ?? "");

function identity(pid: number): string {
  const begun = statOf(pid)[19];
  return begun === undefined ? String(pid) : `${pid} ${begun}`;
}

/** Reads the fields of /proc/<pid>/stat after the name, the state first; empty on other systems. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
