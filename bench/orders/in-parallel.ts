/** Works through the list with `width` workers. @returns items per second */
async function inParallel<T>(
  items: T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<number> {
  const queue = items.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item);
    }),
  );
  return Math.round(items.length / ((performance.now() - started) / 1000));
}

/** The same, after a warm-up with the first `warmUp` items that is not counted. */
export async function warmRate<T>(
  items: T[],
  warmUp: number,
  width: number,
  work: (item: T) => Promise<void>,
): Promise<number> {
  await inParallel(items.slice(0, warmUp), width, work);
  return inParallel(items.slice(warmUp), width, work);
}
