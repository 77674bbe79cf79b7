/** A workload to compare with others: its items, and the work for one of them. */
export interface Workload<T = unknown> {
  items: T[];
  work(item: T): Promise<void>;
  /** Reads the processor time in ms that its programs, load generator excluded, have used so far. */
  processorMs?(): Promise<number>;
}

/** How fast a workload was done. */
export interface Rate {
  perSecond: number;
  /** Of an item; 0 when the workload does not tell it. */
  processorMs: number;
}

interface Plan {
  /** Number of concurrent items. */
  width: number;
  /** Number of first items that are run but not counted. */
  warmUp: number;
  /** The rest runs in this many parts, alternating between workloads, so that all meet the same machine conditions. */
  rounds: number;
}

/** Runs the workloads alternately. @returns the rate of each */
export async function measureRates(
  workloads: readonly Workload[],
  { width, warmUp, rounds }: Plan,
): Promise<Rate[]> {
  const sums = workloads.map(() => ({ seconds: 0, processorMs: 0 }));
  for (const workload of workloads) await inParallel(workload, 0, warmUp, width);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, workload] of workloads.entries()) {
      const part = (workload.items.length - warmUp) / rounds;
      const from = warmUp + round * part;
      const sum = sums[index] ?? { seconds: 0, processorMs: 0 };
      const before = (await workload.processorMs?.()) ?? 0;
      sum.seconds += await inParallel(workload, from, from + part, width);
      sum.processorMs += ((await workload.processorMs?.()) ?? 0) - before;
    }
  }
  return workloads.map(({ items }, index) => {
    const count = items.length - warmUp;
    const { seconds, processorMs } = sums[index] ?? { seconds: 0, processorMs: 0 };
    return { perSecond: Math.round(count / seconds), processorMs: processorMs / count };
  });
}

/**
 * Measures how much longer an item takes in the first workload than in the second. Small parts of both alternate, and
 * so does the order within a pair, so that other load on the machine affects both alike.
 * @returns milliseconds per item of each pair of parts, ascending; negative when the second took longer
 */
export async function measureDifferences(
  [first, second]: readonly [Workload, Workload],
  { width, warmUp, rounds }: Plan,
): Promise<number[]> {
  await inParallel(first, 0, warmUp, width);
  await inParallel(second, 0, warmUp, width);
  const size = Math.floor((first.items.length - warmUp) / rounds);
  const differences: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = warmUp + round * size;
    const run = (workload: Workload) => inParallel(workload, from, from + size, width);
    const early = await run(round % 2 === 0 ? first : second);
    const late = await run(round % 2 === 0 ? second : first);
    const seconds = round % 2 === 0 ? early - late : late - early;
    differences.push((seconds * 1000) / size);
  }
  return differences.sort((a, b) => a - b);
}

/** Runs items `from` to `to` with `width` workers. @returns seconds */
export async function inParallel<T>(
  { items, work }: Workload<T>,
  from: number,
  to: number,
  width: number,
): Promise<number> {
  const queue = items.slice(from, to).values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item);
    }),
  );
  return (performance.now() - started) / 1000;
}
