const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a value can be the number of a revalidation: they are about Redis' time in ms (scripts.ts), so that a number of
 * the far future, after which no revalidation would count, is none.
 */
export const isSequence = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < Date.now() + DAY_MS;

/** @throws Error for a value that cannot be the number of a revalidation */
export function asSequence(value: unknown): number {
  if (isSequence(value)) return value;
  throw new Error(`Redis returned ${JSON.stringify(value)} instead of a revalidation number`);
}
