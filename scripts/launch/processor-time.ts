import { readdirSync, readFileSync } from "node:fs";

/** What Linux counts processor time in (USER_HZ), on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

interface Usage {
  parent: number;
  seconds: number;
}

/**
 * Processor seconds that a process and all that it started have used so far; those that ended are not counted.
 * @returns undefined where the system has no /proc
 */
export function processorSeconds(root: number): number | undefined {
  const usages = readUsages();
  if (usages.size === 0) return undefined;
  const belongs = (pid: number): boolean => {
    const usage = usages.get(pid);
    return pid === root || (usage !== undefined && belongs(usage.parent));
  };
  let sum = 0;
  for (const [pid, { seconds }] of usages) if (belongs(pid)) sum += seconds;
  return sum;
}

function readUsages(): Map<number, Usage> {
  const usages = new Map<number, Usage>();
  try {
    for (const name of readdirSync("/proc")) {
      const usage = /^\d+$/.test(name) ? readUsage(name) : undefined;
      if (usage) usages.set(Number(name), usage);
    }
  } catch {
    // No /proc on this system.
  }
  return usages;
}

function readUsage(pid: string): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in parentheses, may hold spaces; the fields behind it do not.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}
