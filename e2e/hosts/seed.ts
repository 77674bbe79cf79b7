import { randomInt } from "node:crypto";

const FIXED = 11;
const LIMIT = 2 ** 31;

/**
 * The seed of random orders: the same in every run, so that a change fails by what it changed; E2E_SEED names another,
 * E2E_SEED=random draws one.
 * @throws Error when E2E_SEED is neither
 */
export function readSeed(env: Record<string, string | undefined>): number {
  const given = env["E2E_SEED"];
  if (!given) return FIXED;
  if (given === "random") return randomInt(LIMIT);
  if (!/^\d{1,10}$/.test(given))
    throw new Error(`E2E_SEED must be a whole number or random, not ${given}`);
  return Number(given) % LIMIT;
}

/** Numbers from 0 to 1, below 1: always the same ones for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / LIMIT;
  };
}

/** @returns a copy in an order of chance */
export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}
