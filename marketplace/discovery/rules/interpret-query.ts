import { correctGames, correctSpelling, isOneEdit, type Readings } from "./correct-query";
import type { Lexicon } from "./lexicon";
import { syllableWords } from "./pinyin-words";
import { type QueryText, readQueryText, scriptOf, showQueryText } from "./query-text";
import { approximateGrams, gramsOf } from "./search-grams";
import { SYNONYMS } from "./search-synonyms";
import { type IndexWords, readTerms, type Term } from "./search-terms";
import { splitQuery } from "./split-query";

/** A way to understand a query. */
export interface Interpretation {
  terms: readonly Term[];
  /** The query's letters and digits: a name that contains them comes first. */
  whole: string;
  /** The words that are searched in place of the query. */
  corrected?: string;
  /** Listings match only in part or by similar words. */
  approximate: boolean;
  /** Listings need not state the numbers: those with the nearest ones come first. */
  nearNumbers?: boolean;
}

/**
 * Returns the ways to understand a query from the strictest to the loosest, each at its place: as typed, with corrected
 * names and spelling, with signs between digits and kinds by a letter, with one wrong letter, and without the words that nothing matches. The
 * first that matches any listing is meant.
 * @param readings of the query's Chinese letters, from the second place on
 * @returns null at places without an interpretation of its own
 */
export function interpretQuery(
  query: string,
  lexicon: Lexicon,
  readings: Readings,
): (Interpretation | null)[] {
  const typed = readQueryText(query);
  if (typed.text === "") return [];
  const exact = interpret(typed, lexicon);
  const corrected = correct(typed, lexicon, readings);
  return [
    exact,
    corrected,
    loosenWords(exact),
    allowTypos(exact, readings),
    relax(loosenWords(corrected ?? exact) ?? corrected ?? exact),
  ];
}

function interpret(query: QueryText, lexicon: Lexicon): Interpretation {
  const terms = readTerms(splitQuery(query, lexicon), lexicon);
  return { terms, whole: query.text, approximate: false };
}

function correct(typed: QueryText, lexicon: Lexicon, readings: Readings): Interpretation | null {
  const shown = showQueryText(typed);
  const spelled = correctSpelling(shown);
  const segments = splitQuery(readQueryText(spelled), lexicon);
  const corrected = correctGames(segments, lexicon, readings) ?? spelled;
  if (corrected === shown) return null;
  return { ...interpret(readQueryText(corrected), lexicon), corrected };
}

/**
 * Numbers of several digits may have signs between them in a listing (433 finds 4-3-3), and a name may contain the single
 * letter that names a kind (号).
 */
function loosenWords(exact: Interpretation): Interpretation | null {
  const loosened = ({ text }: Term) => /^(?:\d{3,}|[\u3400-\u9fff])$/.test(text);
  const terms = exact.terms.map((term) =>
    term.type === "words" && loosened(term)
      ? { ...term, anyOf: [...term.anyOf, { grams: gramsOf(term.text), words: [] }] }
      : term,
  );
  return exact.terms.some(loosened) ? { ...exact, terms } : null;
}

/** Longer texts have too many alternatives. */
const LONGEST_TYPO = 20;

/** A word beside a known one is another word: 手机壳 is not 手机版. Known words have their misspellings. */
const isBesideKnownWord = (text: string): boolean =>
  SYNONYMS.some(({ texts }) => texts.some((known) => known.length > 2 && isOneEdit(text, known)));

/** Chinese texts match with one letter wrong, or by letters that sound the same. */
function allowTypos(exact: Interpretation, readings: Readings): Interpretation | null {
  const texts = exact.terms.flatMap((term) => (isChinese(term) ? [term.text] : []));
  const mayHaveTypo = texts.join("").length <= LONGEST_TYPO && !texts.some(isBesideKnownWord);
  const similar = [
    ...approximateGrams(mayHaveTypo ? texts : []).map(
      (grams): IndexWords => ({ grams, words: [] }),
    ),
    ...soundWords(texts, readings),
  ];
  if (similar.length === 0) return null;
  const others = exact.terms.filter((term) => !isChinese(term));
  const text = texts.join("");
  const term: Term = { type: "words", text, texts: [], anyOf: similar, kinds: [] };
  return { ...exact, terms: [...others, term], approximate: true };
}

const isChinese = (term: Term): boolean =>
  term.type === "words" && term.kinds.length === 0 && scriptOf(term.text[0]) === "han";

/** The words of texts by their sound; none when a text is a single letter or has letters of unknown reading. */
function soundWords(texts: readonly string[], readings: Readings): IndexWords[] {
  const words = texts.map((text) => {
    const syllables = [...text].map((letter) => readings.get(letter)?.[0]);
    const known = syllables.filter((syllable) => syllable !== undefined);
    return known.length < 2 || known.length < syllables.length ? [] : syllableWords(known);
  });
  if (words.length === 0 || words.some((each) => each.length === 0)) return [];
  return [{ grams: [], words: words.flat() }];
}

/** Keeps games, kinds and numbers; without a game or a number nothing of the query would be left. */
function relax(strict: Interpretation): Interpretation | null {
  const terms = strict.terms.filter((term) => term.type !== "words" || term.kinds.length > 0);
  if (!terms.some(({ type }) => type !== "words")) return null;
  const hasNumbers = terms.some(({ type }) => type === "number");
  if (terms.length === strict.terms.length && !hasNumbers) return null;
  return { ...strict, terms, approximate: true, ...(hasNumbers && { nearNumbers: true }) };
}

const MAX_TEXTS = 20;

/**
 * Returns the texts of a query that names of listings may contain, longest first, so that a list can mark them; letters
 * and digits only, as `searchText` has them.
 */
export function matchedTexts({ terms }: Interpretation): string[] {
  const texts = terms.flatMap((term) => {
    if (term.type === "game") return term.games;
    return term.type === "number" ? [term.text] : term.texts;
  });
  return [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, MAX_TEXTS);
}
