/** Works through the list with `width` workers. @returns items per second */
export async function inParallel<T>(
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
