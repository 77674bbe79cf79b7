import { readdirSync, readFileSync } from "node:fs";

/** Unit of CPU time on Linux (USER_HZ), the same on every architecture that Node supports. */
const TICKS_PER_SECOND = 100;

interface Usage {
  parent: number;
  seconds: number;
}

/**
 * Returns the CPU seconds that a process and its running descendants have used; exited ones are not counted.
 * @returns undefined on systems without /proc
 */
export function processorSeconds(root: number): number | undefined {
  const usages = readUsages();
  if (usages.size === 0) return undefined;
  const isDescendant = (pid: number): boolean => {
    const usage = usages.get(pid);
    return pid === root || (usage !== undefined && isDescendant(usage.parent));
  };
  let sum = 0;
  for (const [pid, { seconds }] of usages) if (isDescendant(pid)) sum += seconds;
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
    // The program name in parentheses may contain spaces; the fields after it do not.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    // The process exited after it was listed.
    return undefined;
  }
}
