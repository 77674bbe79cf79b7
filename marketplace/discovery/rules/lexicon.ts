import {
  type GameFacts,
  NUMBER_FACTS,
  type NumberFact,
} from "@storefront/contract/listing/fact-keys";
import { withDigits } from "./chinese-numbers";
import { searchText } from "./query-text";
import { type ReadName, readName } from "./read-name";
import { SYNONYMS, type Synonyms } from "./search-synonyms";

/** A number that listings of a game state. */
export interface NumberTitle {
  key: NumberFact;
  /** 典藏皮肤 with its beginnings and endings of at least two letters, except other titles of the game. */
  forms: readonly string[];
  /** Unit of the stored number: 万 for 380000 万. */
  unit: string;
}

export interface GameWords {
  name: string;
  slug: string;
  read: ReadName;
  /** Its name and the other names that it is searched by. */
  names: readonly ReadName[];
  numbers: readonly NumberTitle[];
}

/** The words that queries are read by. */
export interface Lexicon {
  games: readonly GameWords[];
  /** Those whose name may begin with a letter, typed as itself or as pinyin. */
  gamesByLetter: ReadonlyMap<string, readonly GameWords[]>;
  /** Forms of all titles of numbers by their first letter, the longest first. */
  titlesByLetter: ReadonlyMap<string, readonly string[]>;
}

interface GameRow {
  name: string;
  slug: string;
  pinyin: string;
  facts: GameFacts;
  aliases?: readonly string[];
  /** As `pinyin`, of each alias. */
  aliasPinyin?: readonly string[];
}

/** @param rows the games of the marketplace */
export function createLexicon(rows: readonly GameRow[]): Lexicon {
  const games = rows.map(
    ({ name, slug, pinyin, facts, aliases = [], aliasPinyin = [] }): GameWords => {
      const read = readName(searchText(name), pinyin);
      const others = aliases.map((alias, at) => readName(searchText(alias), aliasPinyin[at] ?? ""));
      const inDigits = withDigits(read.text);
      if (inDigits !== read.text) others.push(readName(inDigits, ""));
      const titles = NUMBER_FACTS.map((key) => searchText(facts[key]?.title ?? ""));
      return {
        name,
        slug,
        read,
        names: [read, ...others].filter(({ text }) => text !== ""),
        numbers: NUMBER_FACTS.flatMap((key) => {
          const text = searchText(facts[key]?.title ?? "");
          const forms = titleForms(text).filter((form) => form === text || !titles.includes(form));
          return text === "" ? [] : [{ key, unit: facts[key]?.unit ?? "", forms }];
        }),
      };
    },
  );
  const forms = games.flatMap(({ numbers }) => numbers.flatMap((number) => number.forms));
  const titles = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return {
    games,
    gamesByLetter: groupBy(games, firstLetters),
    titlesByLetter: groupBy(titles, (title) => [title.slice(0, 1)]),
  };
}

const firstLetters = ({ names }: GameWords): string[] => [
  ...new Set(
    names.flatMap(({ text, readings: [first = []] }) =>
      [text, ...first].map((letters) => letters.slice(0, 1)),
    ),
  ),
];

function groupBy<T>(items: readonly T[], keysOf: (item: T) => string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}

const titleForms = (title: string): string[] =>
  Array.from({ length: Math.max(1, title.length - 1) }, (_, cut) => [
    title.slice(0, title.length - cut),
    title.slice(cut),
  ]).flat();

/** Synonyms with the readings of those that pinyin is typed for. */
export const READ_SYNONYMS: readonly { synonyms: Synonyms; names: readonly ReadName[] }[] =
  SYNONYMS.map((synonyms) => ({
    synonyms,
    names: (synonyms.pinyin ?? []).map((pinyin, at) => readName(synonyms.texts[at] ?? "", pinyin)),
  }));
