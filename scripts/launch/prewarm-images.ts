/**
 * Has the marketplace draw pictures before anybody looks: one after the other, so that a picture that somebody waits
 * for is at most one drawing away. What was drawn at an earlier start is only read. Ends early when the signal says so.
 * @returns how many were answered with a picture
 */
export async function prewarmImages(
  base: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let drawn = 0;
  for (const path of paths) {
    try {
      const answer = await fetch(`${base}${path}`, { signal });
      await answer.arrayBuffer();
      if (answer.ok) drawn += 1;
    } catch {
      // The marketplace ends, or we do: nobody waits for these pictures.
      return drawn;
    }
  }
  return drawn;
}
