/**
 * How much of a long test the gate runs; TEST_SCOPE=full runs all of it. A test that belongs to the full run as a whole
 * stands in a *.full.test file instead.
 */

/** The `numRuns` of a property test. */
export const runs = (gate: number, full: number): { numRuns: number } => ({
  numRuns: testScope === "full" ? full : gate,
});

/** All cases of a table in the full run, in the gate those that `isInGate` picks. */
export const casesInScope = <T>(
  cases: readonly T[],
  isInGate: (each: T, index: number) => boolean,
): T[] => (testScope === "full" ? [...cases] : cases.filter(isInGate));

/** Picks every `n`th case of a table for the gate. */
export const everyNth =
  (n: number) =>
  (_: unknown, index: number): boolean =>
    index % n === 0;
