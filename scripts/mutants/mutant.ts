/** One fault that somebody could put into the product, and the test that must notice it. */
export interface Mutant {
  id: string;
  /** What the code that is changed protects. */
  protects: string;
  /** From the root of the project. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replacement: string;
  testFile: string;
  /** A part of the test's whole name. */
  test: string;
}

/** The code that a mutant changes, or the test that it names, is no longer there. */
export class StaleMutant extends Error {}

/** @throws StaleMutant unless the text to replace stands in the source exactly once */
export function mutate(source: string, { file, find, replacement }: Mutant): string {
  const [before = "", after, ...more] = source.split(find);
  if (after === undefined) throw new StaleMutant(`${file} does not contain: ${find}`);
  if (more.length > 0) throw new StaleMutant(`${file} contains more than once: ${find}`);
  return before + replacement + after;
}
