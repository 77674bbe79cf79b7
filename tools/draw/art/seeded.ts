/** @returns a function of pseudorandom numbers from 0 up to 1; the same seed gives the same numbers */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type List<T> = readonly [T, ...T[]];

/** @returns one entry of the list */
export const pick = <T>(random: () => number, list: List<T>): T =>
  list[Math.floor(random() * list.length)] ?? list[0];
