/** Runs measurements in turn, round by round, so that other load on the machine meets all of them alike. */
export async function measureInTurn<T>(
  rounds: number,
  measurements: readonly (() => Promise<T>)[],
): Promise<T[][]> {
  const results: T[][] = measurements.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of measurements.entries()) results[index]?.push(await measure());
  }
  return results;
}

/** @returns the upper median; 0 without values */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
