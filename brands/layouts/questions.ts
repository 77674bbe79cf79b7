/** Questions with their answers, under a heading. */
export interface Questions {
  title: string;
  list: readonly { ask: string; answer: string }[];
}
