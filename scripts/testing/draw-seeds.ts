/** Of property tests, and of the order in which browser tests open pages. */
const SEEDS = ["FC_SEED", "E2E_SEED"] as const;

/**
 * Draws a number for every seed that is "random", so that all programs of a run use the same, and a failure can name it.
 * @returns the seeds that are set, as numbers
 */
export function drawSeeds(
  env: Record<string, string | undefined>,
  random: () => number = Math.random,
): Record<string, string> {
  return Object.fromEntries(
    SEEDS.flatMap((name) => {
      const given = env[name];
      if (!given) return [];
      return [[name, given === "random" ? String(Math.floor(random() * 2 ** 31)) : given]];
    }),
  );
}

/** @returns the command that repeats a run of these seeds */
export const repeatCommand = (seeds: Record<string, string>, command: string): string =>
  [...Object.entries(seeds).map(([name, seed]) => `${name}=${seed}`), command].join(" ");
