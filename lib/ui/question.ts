/** What a dialog asks before something that cannot be undone. */
export interface Question {
  title: string;
  /** What it is about: the listing, the amount. */
  facts: readonly { label: string; value: string; isAmount?: boolean }[];
  /** What follows, in full sentences. */
  consequence: string;
  /** Label of the button that does it. */
  confirm: string;
  /** Label of the button that does not. */
  keep: string;
}
