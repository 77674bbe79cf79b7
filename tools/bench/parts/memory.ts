import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** Returns resident memory in MB of a process and its descendants (Linux: reads /proc). */
export function residentMb(pid: number): number {
  return Math.round(family(pid).reduce((sum, member) => sum + residentKb(member), 0) / 1024);
}

/** Interval between readings; the garbage collector of an idle process takes about as long to start. */
const READ_EVERY_MS = 10_000;
const SAME_MB = 2;
const READINGS = 12;

/**
 * Returns resident memory in MB once an idle process stops releasing memory: under load the figure depends on when the
 * garbage collector last ran, not on what is retained.
 */
export async function residentAtRestMb(pid: number): Promise<number> {
  let last = residentMb(pid);
  for (let reading = 0; reading < READINGS; reading += 1) {
    await setTimeout(READ_EVERY_MS);
    const now = residentMb(pid);
    if (Math.abs(last - now) <= SAME_MB) return now;
    last = now;
  }
  return last;
}

/** Returns the direct children of a process, sorted by process id. */
export function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid)
    .sort((a, b) => a - b);
}

function family(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(family)];
}

function parentOf(pid: number): number | null {
  const match = /^PPid:\s+(\d+)/m.exec(status(pid));
  return match ? Number(match[1]) : null;
}

function residentKb(pid: number): number {
  const match = /^VmRSS:\s+(\d+)/m.exec(status(pid));
  return match ? Number(match[1]) : 0;
}

function status(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
