/** A run of text, or points under a line that introduces them. */
export type Passage = string | { lead: string; points: readonly string[] };

export interface Clause {
  title: string;
  text: readonly Passage[];
}

/**
 * Where a brand's agreement says something else than the common one (lib/legal), which speaks of accounts and cards.
 * Texts may write `{app}`, `{company}`, `{seat}`, `{contact}` and the words of lib/landing/interpolate.ts.
 */
export interface AgreementWords {
  /** The sentence under the page's heading. */
  subline: string;
  gist: readonly [string, string, string, string];
  /** Clauses by the title of the common one in whose place they stand. */
  clauses: Readonly<Record<string, Clause>>;
}

/** Both agreements of a brand. */
export interface Agreements {
  privacy: AgreementWords;
  user: AgreementWords;
}
