import { readFileSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

export class FolderInUseError extends Error {}

/**
 * Takes a folder for this process: a file with its pid, and with its start time where the system has it,
 * because after a crash another process may have got the same pid.
 * @returns a function that gives the folder back
 * @throws FolderInUseError when a living process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "marketplace.lock");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(identity(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = await readFile(path, "utf8").catch(() => "");
    if (isAlive(holder)) break;
    await rm(path, { force: true });
  }
  throw new FolderInUseError(`the data folder ${folder} is in use by another marketplace`);
}

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

/** A killed process whose parent has not collected it still takes signals: the system calls it Z (or X). */
const hasEnded = (pid: number): boolean => /^[ZX]$/.test(statOf(pid)[0] ?? "");

function identity(pid: number): string {
  const begun = statOf(pid)[19];
  return begun === undefined ? String(pid) : `${pid} ${begun}`;
}

/** The fields of /proc/<pid>/stat after the name, the state first; nothing on other systems. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
