/** Number of parts of the tests beyond the gate; `.ci/run` runs one of them. */
export const PARTS = 16;

/**
 * Returns the part that a seed selects.
 * @param seed a non-negative integer
 * @returns `<part>/<parts>`, counted from 1, for `--shard` of jest and Playwright
 */
export const pickPart = (seed: number): string => `${(seed % PARTS) + 1}/${PARTS}`;

/**
 * Reads a seed, or draws one when unset or empty.
 * @throws Error when it is not a non-negative integer
 */
export function readSeed(text: string | undefined): number {
  if (!text) return Math.floor(Math.random() * 1_000_000);
  if (!/^\d{1,9}$/.test(text))
    throw new Error(`TEST_PART_SEED must be a whole number, not ${text}`);
  return Number(text);
}
