/** How many parts what only the full run has is cut into; `.ci/run` runs one of them. */
export const PARTS = 8;

/**
 * Which part a seed stands for.
 * @param seed a whole number from 0
 * @returns `<part>/<parts>`, parts counted from 1, as `--shard` of jest and of Playwright takes it
 */
export const pickPart = (seed: number): string => `${(seed % PARTS) + 1}/${PARTS}`;

/**
 * @param text a seed to repeat; unset or empty: one at random
 * @throws Error when it is no whole number from 0
 */
export function readSeed(text: string | undefined): number {
  if (!text) return Math.floor(Math.random() * 1_000_000);
  if (!/^\d{1,9}$/.test(text))
    throw new Error(`TEST_PART_SEED must be a whole number, not ${text}`);
  return Number(text);
}
