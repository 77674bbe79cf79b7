import { type Assortment, hasPlace } from "@storefront/brands/assortment";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { searchHref } from "@/lib/addresses/search-view";
import { asCount, asList, asObject, asText } from "@/lib/decode/lenient";
import { gameHref, isGameName } from "../addresses/game-path";
import { type KindSlug, kindNameOf } from "../addresses/listing-kinds";
import { readStated } from "./read-stated";

/** A suggestion of the search box. */
export interface Suggestion {
  text: string;
  /** Kind of the target. */
  note: string;
  href: string;
}

/**
 * Reads `data` of `suggest`: the search with the filters that it states, games, kinds of games and listings. Malformed or unlinkable ones are left out, as are games and kinds that
 * an assortment lacks.
 */
export function readSuggestions(data: unknown, q: string, assortment?: Assortment): Suggestion[] {
  return [...statedSearch(asObject(data).stated, q), ...readList(asObject(data).list, assortment)];
}

/** The search for the typed words, named by the filters that it will have. */
function statedSearch(value: unknown, q: string): Suggestion[] {
  const names = readStated(value).map(({ name }) => name);
  if (names.length === 0) return [];
  const href = searchHref({ q, kind: undefined, view: PLAIN_VIEW });
  return [{ text: `${q}：${names.join("、")}`, note: "按条件搜索", href }];
}

function readList(value: unknown, assortment: Assortment | undefined): Suggestion[] {
  return asList(value, (item) => {
    const { type, name, kind, goods_id } = asObject(item);
    const text = asText(name, 300);
    if (text === "") return null;
    if (type === "goods") {
      const id = asCount(goods_id);
      return id === 0 ? null : { text, note: "商品", href: goodsAddress(id) };
    }
    if (!isGameName(text) || !hasPlace(assortment, { game: text })) return null;
    if (type === "game") return { text, note: "游戏", href: gameHref({ game: text }) };
    const slug = asText(kind, 40);
    const kindName = kindNameOf(slug);
    if (type !== "kind" || kindName === undefined) return null;
    if (!hasPlace(assortment, { game: text, kind: slug as KindSlug })) return null;
    const href = gameHref({ game: text, kind: slug as KindSlug });
    return { text: `${text} ${kindName}`, note: "类目", href };
  });
}
