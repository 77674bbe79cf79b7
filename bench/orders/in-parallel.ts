/** One way of doing the same work: its own items, one of them at a time. */
export interface Way<T = unknown> {
  items: T[];
  work(item: T): Promise<void>;
}

interface Plan {
  /** How many of a way's items are under way at once. */
  width: number;
  /** The first items of each way are done, but not counted. */
  warmUp: number;
  /** The rest is done in so many parts, each way in turn, so that all of them meet the same machine. */
  rounds: number;
}

/** @returns items per second of each way */
export async function ratesInTurn(
  ways: readonly Way[],
  { width, warmUp, rounds }: Plan,
): Promise<number[]> {
  const seconds = ways.map(() => 0);
  for (const way of ways) await inParallel(way, 0, warmUp, width);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, way] of ways.entries()) {
      const part = (way.items.length - warmUp) / rounds;
      const from = warmUp + round * part;
      seconds[index] = (seconds[index] ?? 0) + (await inParallel(way, from, from + part, width));
    }
  }
  return ways.map(({ items }, index) =>
    Math.round((items.length - warmUp) / (seconds[index] ?? 0)),
  );
}

/**
 * How much longer an item takes one way than another: small parts of both in turn, the first of each pair changing, so
 * that what else the machine does meets both alike.
 * @returns milliseconds per item of each pair of parts, smallest first; below 0 where the second took longer
 */
export async function differencesInTurn(
  [first, second]: readonly [Way, Way],
  { width, warmUp, rounds }: Plan,
): Promise<number[]> {
  await inParallel(first, 0, warmUp, width);
  await inParallel(second, 0, warmUp, width);
  const size = Math.floor((first.items.length - warmUp) / rounds);
  const differences: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = warmUp + round * size;
    const run = (way: Way) => inParallel(way, from, from + size, width);
    const early = await run(round % 2 === 0 ? first : second);
    const late = await run(round % 2 === 0 ? second : first);
    const seconds = round % 2 === 0 ? early - late : late - early;
    differences.push((seconds * 1000) / size);
  }
  return differences.sort((a, b) => a - b);
}

/** Works through a part of the items with `width` workers. @returns seconds */
export async function inParallel<T>(
  { items, work }: Way<T>,
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
