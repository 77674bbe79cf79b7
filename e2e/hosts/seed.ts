import { randomInt } from "node:crypto";

const FIXED = 11;
const LIMIT = 2 ** 31;

/**
 * Returns the seed of random visit orders. It is fixed by default, so that a failure is caused by a code change and not
 * by a new order; E2E_SEED sets another, E2E_SEED=random draws one.
 * @throws Error when E2E_SEED is neither a whole number nor `random`
 */
export function readSeed(env: Record<string, string | undefined>): number {
  const value = env["E2E_SEED"];
  if (!value) return FIXED;
  if (value === "random") return randomInt(LIMIT);
  if (!/^\d{1,10}$/.test(value))
    throw new Error(`E2E_SEED must be a whole number or random, not ${value}`);
  return Number(value) % LIMIT;
}

/** Creates a seeded pseudo-random generator of numbers in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / LIMIT;
  };
}

/** Returns a shuffled copy. */
export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}
