import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A stop takes a second; after this many milliseconds the mark counts as left by a process that is long gone. */
const LONGEST_STOP_MS = 20_000;
const CHECK_EVERY_MS = 50;

const markOf = (dataFolder: string): string => join(dataFolder, "stopping");

/**
 * Says in the data folder that this process is stopping what uses it, until the returned function is called. A folder
 * that cannot be written is no reason not to stop.
 */
export function markStopping(dataFolder: string): () => void {
  const mark = markOf(dataFolder);
  try {
    writeFileSync(mark, String(process.pid));
  } catch {
    return () => undefined;
  }
  return () => rmSync(mark, { force: true });
}

/**
 * Waits while another process stops what uses the data folder, so that a start right after Ctrl-C finds ports and database
 * free.
 * @param onWait called once if it has to wait
 */
export async function waitForStop(dataFolder: string, onWait: () => void): Promise<void> {
  if (!isStopping(dataFolder)) return;
  onWait();
  const began = performance.now();
  while (isStopping(dataFolder) && performance.now() - began < LONGEST_STOP_MS)
    await pause(CHECK_EVERY_MS);
}

function isStopping(dataFolder: string): boolean {
  try {
    const pid = Number(readFileSync(markOf(dataFolder), "utf8"));
    return pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
