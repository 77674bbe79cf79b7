import type { NumberFact } from "@storefront/contract/listing/fact-keys";
import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import { readChineseNumber } from "./chinese-numbers";
import type { GameWords, Lexicon } from "./lexicon";
import { latinWords } from "./pinyin-words";
import { wordGrams } from "./search-grams";
import type { Synonyms } from "./search-synonyms";
import type { Bound, Segment } from "./split-query";

/** A listing has all `grams` and all `words` of the index. */
export interface IndexWords {
  grams: readonly string[];
  words: readonly string[];
}

export interface NumberFactValue {
  game: string;
  key: NumberFact;
  value: number;
}

/** A condition of a search: a listing matches all terms of a query, each by one of its alternatives. */
export type Term =
  /** `text` is what was typed: also an alias. */
  | { type: "game"; text: string; games: readonly string[] }
  | {
      type: "words";
      text: string;
      /** Texts that a matching name may contain, for the ranking. */
      texts: readonly string[];
      anyOf: readonly IndexWords[];
      kinds: readonly (typeof LISTING_KINDS)[number][];
    }
  | {
      type: "number";
      text: string;
      /** Facts that say it. */
      facts: readonly NumberFactValue[];
      /** The number is the smallest or largest that is wanted. */
      bound?: Bound;
      /** Title and digits as the index has them, for listings that state it in words only. */
      inWords: IndexWords;
    };

/** Games of one title are few; all games with skins would be many. */
const MAX_FACTS = 40;

/** Turns the parts of a query into terms: a title and a number next to each other are one. */
export function readTerms(segments: readonly Segment[], lexicon: Lexicon): Term[] {
  const parts = joinBounds(segments.filter(({ type }) => type !== "stop"));
  const games = parts.flatMap((part) => (part.type === "game" ? part.games : []));
  const terms: Term[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as Segment;
    const pair = numberPair(parts, at);
    if (pair) {
      terms.push(numberTerm(pair, games.length > 0 ? games : lexicon.games));
      at += pair.length - 1;
    } else terms.push(termOf(part));
  }
  return terms;
}

/** Gives each bound to the number before it, with or without a unit: 100 款以上. Others say nothing. */
function joinBounds(segments: readonly Segment[]): Segment[] {
  const parts: Segment[] = [];
  for (const segment of segments) {
    if (segment.type !== "bound") {
      parts.push(segment);
      continue;
    }
    const unit = parts.at(-1);
    const hasUnit = unit?.type === "text" && UNITS.includes(unit.text);
    const number = hasUnit ? parts.at(-2) : unit;
    if (number?.type === "number")
      parts.splice(hasUnit ? -2 : -1, 2, { ...number, bound: segment.bound });
  }
  return parts;
}

interface NumberPair {
  title: string;
  number: string;
  bound?: Bound | undefined;
  text: string;
  /** Number of parts. */
  length: number;
}

/** 贵族 8, 142 皮肤 or 142 款皮肤; a title between two numbers belongs to the second. */
function numberPair(parts: readonly Segment[], at: number): NumberPair | null {
  const [first, second, third, fourth] = parts.slice(at, at + 4);
  const pair = (title: Segment, number: string, length: number): NumberPair => ({
    ...{ title: title.type === "title" ? title.title : "", number, length },
    bound: parts
      .slice(at, at + length)
      .flatMap((part) => (part.type === "number" ? part.bound : []))[0],
    text: parts
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(""),
  });
  if (first?.type === "title") {
    if (second?.type === "number") return pair(first, second.text, 2);
    const number = second?.type === "text" ? readChineseNumber(second.text) : null;
    return number === null ? null : pair(first, number, 2);
  }
  if (first?.type !== "number") return null;
  if (second?.type === "title" && third?.type !== "number") return pair(second, first.text, 2);
  const isUnit = second?.type === "text" && UNITS.includes(second.text);
  if (isUnit && third?.type === "title" && fourth?.type !== "number")
    return pair(third, first.text, 3);
  return null;
}

const UNITS = "款个级把套匹件位张台次枚点分名";

function numberTerm({ title, number, bound, text }: NumberPair, games: readonly GameWords[]): Term {
  const digits = /^\d+/.exec(number)?.[0] ?? "";
  const magnitude = number.endsWith("亿") ? 1e8 : number.endsWith("万") ? 1e4 : 1;
  const facts = games.flatMap(({ name, numbers }) =>
    numbers
      .filter(({ forms }) => forms.includes(title))
      .map(({ key, unit }) => ({
        ...{ game: name, key },
        value: Math.min(
          Math.round((Number(digits) * magnitude) / (unit === "万" && magnitude > 1 ? 1e4 : 1)),
          2_000_000_000,
        ),
      })),
  );
  return {
    ...{ type: "number", text, ...(bound && { bound }) },
    facts: facts.slice(0, MAX_FACTS),
    inWords: {
      grams: wordGrams([title])[0] ?? [],
      words: [`#${digits.slice(0, 20)}`],
    },
  };
}

function termOf(part: Segment): Term {
  const { text } = part;
  switch (part.type) {
    case "game":
      return { type: "game", text, games: part.games.map(({ name }) => name) };
    case "synonym":
      return synonymTerm(text, part.synonyms);
    case "number":
      return wordsTerm(text, [{ grams: [], words: [`#${text.replace(/\D/g, "").slice(0, 20)}`] }]);
    default:
      return wordsTerm(text, textWords(text));
  }
}

const wordsTerm = (text: string, anyOf: readonly IndexWords[]): Term => ({
  ...{ type: "words", text, texts: [text], anyOf, kinds: [] },
});

/** A text as typed comes first; its synonyms match, too. */
function synonymTerm(text: string, { texts, kinds = [] }: Synonyms): Term {
  const typed = texts.includes(text) ? [text] : [];
  const all = [...new Set([...typed, ...texts])];
  // A single letter (号) is in many names; the kind says more.
  const words = kinds.length === 0 ? all : all.filter(({ length }) => length > 1);
  return {
    ...{ type: "words", text, texts: typed.length > 0 ? typed : texts, kinds },
    anyOf: words.flatMap(textWords),
  };
}

/** Alternative index words of a text of one script, or of a title like S 级. */
function textWords(text: string): IndexWords[] {
  if (/^[a-z]+$/.test(text)) return latinWords(text).map((words) => ({ grams: [], words }));
  return wordGrams([text]).map((grams) => ({ grams, words: [] }));
}
