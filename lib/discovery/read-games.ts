import { FACT_KEYS, type FactKey } from "@storefront/contract/listing/fact-keys";
import { LISTING_KINDS } from "@/lib/addresses/listing-kinds";
import { asCount, asList, asObject, asText, asTexts, unique } from "@/lib/decode/lenient";
import type { Fields } from "@/lib/decode/strict";
import { isGameName } from "../addresses/game-path";
import { isOption } from "../addresses/list-options";
import type { Counted } from "./counted";
import type { KindCount } from "./game-kinds";

/** A game with the number of its listings. */
export interface GameEntry extends Counted {
  name: string;
  /** Pinyin initials. */
  initials: string;
  /** The kinds it has listings of, in menu order. */
  kinds: readonly KindCount[];
  /** Picture addresses of its best sellers. */
  covers: readonly string[];
  /** Filters of its listings. */
  facts: readonly GameFact[];
}

export interface GameFact {
  key: FactKey;
  title: string;
  /** Unit of a number: 款. */
  unit: string;
  /** Choices in menu order, ranks from the lowest to the highest. */
  options: readonly string[];
}

/** Decodes `data` of `games`; accepts any value. A game whose name no address can carry is left out. */
export function readGames(data: unknown): GameEntry[] {
  const games = asList(asObject(data).list, (item) => {
    const { name, initials, kinds, covers, facts, ...counted } = asObject(item);
    const text = asText(name, 40);
    if (!isGameName(text)) return null;
    return {
      name: text,
      initials: asText(initials, 40),
      ...readCount(counted),
      kinds: readKinds(kinds),
      covers: asTexts(covers, 1000),
      facts: unique(asList(facts, readFact), ({ key }) => key),
    };
  });
  return unique(games, ({ name }) => name);
}

function readFact(value: unknown): GameFact | null {
  const { key, title, unit, options } = asObject(value);
  const known = FACT_KEYS.find((it) => it === key);
  const name = asText(title, 20);
  if (known === undefined || name === "") return null;
  const texts = asTexts(options, 40).filter(isOption);
  return { key: known, title: name, unit: asText(unit, 10), options: unique(texts, String) };
}

function readKinds(value: unknown): KindCount[] {
  const counts = new Map(
    asList(value, (item) => {
      const { slug, ...counted } = asObject(item);
      return [asText(slug, 40), readCount(counted)] as const;
    }),
  );
  return LISTING_KINDS.flatMap((kind) => {
    const counted = counts.get(kind.slug);
    return counted && counted.count > 0 ? [{ ...kind, ...counted }] : [];
  });
}

const readCount = ({ count, exact }: Fields): Counted => ({
  count: asCount(count),
  exact: exact !== false,
});
