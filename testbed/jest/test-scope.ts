/**
 * How much of a long test the gate runs; TEST_SCOPE=full runs all of it. Tests that only the full run needs are in
 * *.full.test files instead.
 */

/** Returns the `numRuns` of a property test. @param part fewer in `npm run test:part`, of a test that takes many minutes */
export const runs = (gate: number, full: number, part = full): { numRuns: number } => ({
  numRuns: testScope === "gate" ? gate : isSample ? part : full,
});

/** Returns all cases in the full run, and those that `isInGate` picks in the gate. */
export const casesInScope = <T>(
  cases: readonly T[],
  isInGate: (each: T, index: number) => boolean,
): T[] => (testScope === "full" ? [...cases] : cases.filter(isInGate));

/** Returns the cases of a test that takes many minutes in the full run; every `n`th in `npm run test:part`. */
export const sampledCases = <T>(cases: readonly T[], n: number): T[] =>
  isSample ? cases.filter(everyNth(n)) : [...cases];

/** Picks every `n`th case of a table for the gate. */
export const everyNth =
  (n: number) =>
  (_: unknown, index: number): boolean =>
    index % n === 0;
