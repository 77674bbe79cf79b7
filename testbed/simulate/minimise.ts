/**
 * Delta debugging: finds a short part of a list that still fails, by leaving out halves, quarters and so on.
 * @param fails runs a part
 * @param mostRuns after which the shortest part so far is returned
 */
export async function minimise<T>(
  items: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
  mostRuns: number,
): Promise<T[]> {
  let shortest = [...items];
  let runs = 0;
  for (let parts = 2; shortest.length >= 2 && runs < mostRuns; ) {
    const size = Math.ceil(shortest.length / parts);
    let shorter: T[] | undefined;
    for (let start = 0; start < shortest.length && !shorter && runs < mostRuns; start += size) {
      const rest = [...shortest.slice(0, start), ...shortest.slice(start + size)];
      runs += 1;
      if (await fails(rest)) shorter = rest;
    }
    if (shorter) {
      shortest = shorter;
      parts = Math.max(parts - 1, 2);
    } else if (size === 1) break;
    else parts = Math.min(parts * 2, shortest.length);
  }
  return shortest;
}
