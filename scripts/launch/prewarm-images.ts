/**
 * Makes the marketplace resize images before visitors need them. Sequentially, so that a visitor's image waits for at
 * most one other. Images from an earlier start are cached. Stops when the signal aborts.
 * @returns the number of images served
 */
export async function prewarmImages(
  base: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let served = 0;
  for (const path of paths) {
    try {
      const answer = await fetch(`${base}${path}`, { signal });
      await answer.arrayBuffer();
      if (answer.ok) served += 1;
    } catch {
      // The marketplace or this process is stopping; the images are not needed.
      return served;
    }
  }
  return served;
}
