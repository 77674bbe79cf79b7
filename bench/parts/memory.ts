import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** @returns resident memory in MB of a process and everything it started (Linux: read from /proc) */
export function residentMb(pid: number): number {
  return Math.round(family(pid).reduce((sum, member) => sum + residentKb(member), 0) / 1024);
}

/** Between two readings; the garbage collector of an idle process takes about as long to begin. */
const READ_EVERY_MS = 10_000;
const SAME_MB = 2;
const READINGS = 12;

/**
 * Resident memory in MB once a process that is left alone gives nothing back any more: what is garbage while it works
 * depends on when the collector last ran, not on what is kept.
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

/** @returns the processes that the process started itself, oldest first */
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
