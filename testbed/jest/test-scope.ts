/**
 * How much of a long test the gate runs; TEST_SCOPE=full runs all of it. Tests that only the full run needs are in
 * *.full.test files instead.
 */

/** Returns the `numRuns` of a property test. */
export const runs = (gate: number, full: number): { numRuns: number } => ({
  numRuns: testScope === "full" ? full : gate,
});

/** Returns all cases in the full run, and those that `isInGate` picks in the gate. */
export const casesInScope = <T>(
  cases: readonly T[],
  isInGate: (each: T, index: number) => boolean,
): T[] => (testScope === "full" ? [...cases] : cases.filter(isInGate));

/** Returns the cases of a test of a .full file that takes many minutes; every `n`th in `npm run test:part`. */
export const sampledCases = <T>(cases: readonly T[], n: number): T[] =>
  isSample ? cases.filter(everyNth(n)) : [...cases];

/** Picks every `n`th case of a table for the gate. */
export const everyNth =
  (n: number) =>
  (_: unknown, index: number): boolean =>
    index % n === 0;
