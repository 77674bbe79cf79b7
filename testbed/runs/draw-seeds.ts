/** Seeds of property tests, and of the order in which browser tests open pages. */
const SEEDS = ["FC_SEED", "E2E_SEED"] as const;

/**
 * Draws a number for every seed that is "random", so that all processes of a run share it and a failure can report it.
 * @returns the configured seeds as numbers
 */
export function drawSeeds(
  env: Record<string, string | undefined>,
  random: () => number = Math.random,
): Record<string, string> {
  return Object.fromEntries(
    SEEDS.flatMap((name) => {
      const value = env[name];
      if (!value) return [];
      return [[name, value === "random" ? String(Math.floor(random() * 2 ** 31)) : value]];
    }),
  );
}

/** Returns the command that repeats a run with these seeds. */
export const repeatCommand = (seeds: Record<string, string>, command: string): string =>
  [...Object.entries(seeds).map(([name, seed]) => `${name}=${seed}`), command].join(" ");
