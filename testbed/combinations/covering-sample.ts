/**
 * Returns a sample of cases in which every pair of values of two factors occurs that occurs in any case: again and
 * again the first case with the most pairs that are missing.
 * @param factorsOf the value of each factor of a case
 */
export function coveringSample<C>(
  cases: readonly C[],
  factorsOf: (each: C) => readonly string[],
): C[] {
  const pairs = cases.map((each) => pairsOf(factorsOf(each)));
  const missing = pairs.map(({ length }) => length);
  const having = new Map<string, number[]>();
  for (const [at, own] of pairs.entries()) {
    for (const pair of own) having.set(pair, [...(having.get(pair) ?? []), at]);
  }
  const sample: C[] = [];
  while (having.size > 0) {
    const at = missing.indexOf(Math.max(...missing));
    for (const pair of pairs[at] ?? []) {
      for (const other of having.get(pair) ?? []) missing[other] = (missing[other] ?? 0) - 1;
      having.delete(pair);
    }
    const chosen = cases[at];
    if (chosen !== undefined) sample.push(chosen);
  }
  return sample;
}

/** @returns every pair of values of two factors of a case */
export const pairsOf = (values: readonly string[]): string[] =>
  values.flatMap((one, at) =>
    values.slice(at + 1).map((other, next) => `${at}=${one}&${at + 1 + next}=${other}`),
  );
