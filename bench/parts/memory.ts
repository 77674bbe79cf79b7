import { readdirSync, readFileSync } from "node:fs";

/** @returns resident memory in MB of a process and everything it started (Linux: read from /proc) */
export function residentMb(pid: number): number {
  return Math.round(family(pid).reduce((sum, member) => sum + residentKb(member), 0) / 1024);
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
