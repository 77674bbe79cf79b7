import { asCount, asFields, asList, asText, unique } from "@/lib/goods/wire";
import { isGameName } from "./game-path";
import { type KindCount, LISTING_KINDS } from "./listing-kinds";

/** A game with the number of its listings. */
export interface GameEntry {
  name: string;
  count: number;
  /** Those that it has listings of, in the order of menus. */
  kinds: readonly KindCount[];
}

/** Reads `data` of `games`, whatever came; a game that no address can carry is left out. */
export function readGames(data: unknown): GameEntry[] {
  const games = asList(asFields(data).list, (item) => {
    const { name, count, kinds } = asFields(item);
    const text = asText(name, 40);
    return isGameName(text) ? { name: text, count: asCount(count), kinds: readKinds(kinds) } : null;
  });
  return unique(games, ({ name }) => name);
}

function readKinds(value: unknown): KindCount[] {
  const counts = new Map(
    asList(value, (item) => {
      const { slug, count } = asFields(item);
      return [asText(slug, 40), asCount(count)] as const;
    }),
  );
  return LISTING_KINDS.map((kind) => ({ ...kind, count: counts.get(kind.slug) ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}
