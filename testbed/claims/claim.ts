/** A test by its file and full name: "a group › ends when no member joins". */
export type KeptBy = readonly [file: string, title: string];

/** What sentences may promise, and the tests that keep it. */
export interface Claim {
  key: string;
  /** Whole clauses, in the notation of wordings.ts. */
  says: readonly string[];
  /** The cases in which it is true, and its limit. */
  condition: string;
  keptBy: readonly KeptBy[];
}
