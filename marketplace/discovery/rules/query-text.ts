/** Further letters add little selectivity and cost an index lookup each. */
const MAX_LETTERS = 40;

/** A query without spaces and signs, which are kept as the positions where words may end. */
export interface QueryText {
  /** Latin letters, digits, Chinese and Japanese letters. */
  text: string;
  /** Positions in `text` before which something else was typed. */
  breaks: ReadonlySet<number>;
}

export type Script = "latin" | "digit" | "han";

/** Normalizes width and case; `search_text` of the database does the same to names of listings. */
export function readQueryText(query: string): QueryText {
  let text = "";
  const breaks = new Set<number>();
  for (const letter of query.normalize("NFKC").toLowerCase()) {
    if (text.length === MAX_LETTERS) break;
    if (/^[a-z0-9\u3400-\u9fff\u3041-\u30ff]$/.test(letter)) text += letter;
    else breaks.add(text.length);
  }
  return { text, breaks };
}

/** @returns a text as the index has it, without spaces and signs */
export const searchText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9\u3400-\u9fff\u3041-\u30ff]/g, "");

export function scriptOf(letter: string | undefined): Script {
  if (letter === undefined || !/[a-z0-9]/.test(letter)) return "han";
  return /[0-9]/.test(letter) ? "digit" : "latin";
}

/** Whether a word may end or begin at a position: at spaces and signs, and where the script changes. */
export function isBoundary({ text, breaks }: QueryText, at: number): boolean {
  return (
    at === 0 || at >= text.length || breaks.has(at) || scriptOf(text[at - 1]) !== scriptOf(text[at])
  );
}

/** @returns the query as words, with spaces where something else than letters was typed */
export const showQueryText = ({ text, breaks }: QueryText): string =>
  [...text].map((letter, at) => (at > 0 && breaks.has(at) ? ` ${letter}` : letter)).join("");
