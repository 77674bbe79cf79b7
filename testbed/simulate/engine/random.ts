/** A source of random choices that depends on its seed only. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** An integer from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/**
 * The same numbers for the same seeds, on every machine: integer arithmetic only.
 * @param seeds hashed one after the other, so that (1, 2) and (2, 1) differ
 */
export function createRandom(...seeds: readonly number[]): Random {
  let state = 0x9e3779b9;
  for (const seed of seeds) state = mix(state ^ (seed >>> 0)) ^ mix(Math.floor(seed / 2 ** 32));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error("an empty list to pick from");
      return picked;
    },
  };
}

/** The finalizer of mulberry32. @returns an unsigned integer of 32 bits */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
