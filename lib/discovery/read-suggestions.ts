import { type Assortment, hasPlace } from "@storefront/brands/assortment";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { asCount, asList, asObject, asText } from "@/lib/decode/lenient";
import { gameHref, isGameName } from "../addresses/game-path";
import { type KindSlug, kindNameOf } from "../addresses/listing-kinds";

/** A suggestion of the search box. */
export interface Suggestion {
  text: string;
  /** Kind of the target. */
  note: string;
  href: string;
}

/**
 * Reads `data` of `suggest`: games, kinds of games and listings. Malformed or unlinkable ones are left out, as are games and kinds that
 * an assortment lacks.
 */
export function readSuggestions(data: unknown, assortment?: Assortment): Suggestion[] {
  return asList(asObject(data).list, (item) => {
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
