/** A paragraph, or a list with a line that introduces it. */
export type Passage = string | { lead: string; points: readonly string[] };

export interface Clause {
  title: string;
  text: readonly Passage[];
}

/**
 * Overrides of the common agreement (lib/legal), which is written for accounts and cards. Texts may contain `{app}`,
 * `{company}`, `{seat}`, `{contact}` and the placeholders of lib/landing/interpolate.ts.
 */
export interface AgreementWords {
  /** Sentence under the page heading. */
  subline: string;
  gist: readonly [string, string, string, string];
  /** Texts by the title of the common clause that they replace; a whole clause has another title. */
  clauses: Readonly<Record<string, readonly Passage[] | Clause>>;
}

/** Both agreements of a brand. */
export interface Agreements {
  privacy: AgreementWords;
  user: AgreementWords;
}
