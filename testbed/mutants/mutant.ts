/** A deliberate fault in the product, and the test that must detect it. */
export interface Mutant {
  id: string;
  /** The guarantee that the changed code protects. */
  protects: string;
  /** Path from the repository root. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replacement: string;
  testFile: string;
  /** Part of the test's full name. */
  test: string;
  /** Another test of the file, which must still pass: it shows that a safety net holds the fault. */
  stillPasses?: string;
}

/** The code that a mutant changes no longer exists. */
export class StaleMutant extends Error {}

/** Applies a mutant. @throws StaleMutant unless the text to replace occurs exactly once */
export function mutate(source: string, { file, find, replacement }: Mutant): string {
  const [before = "", after, ...rest] = source.split(find);
  if (after === undefined) throw new StaleMutant(`${file} does not contain: ${find}`);
  if (rest.length > 0) throw new StaleMutant(`${file} contains more than once: ${find}`);
  return before + replacement + after;
}
