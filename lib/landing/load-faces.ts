import { loadGoods } from "@/lib/goods/load-goods.server";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { type CardFace, cardFaces } from "./card-faces";

/** Listings whose denominations are read. */
const LISTINGS = 24;

/** The denominations of the best-selling cards; none when the marketplace does not answer. */
export async function loadFaces(storefront: StorefrontView): Promise<CardFace[]> {
  const rows = storefront.hot.filter(({ kind, soldOut }) => kind === "卡密" && !soldOut);
  const read = await Promise.all(
    rows.slice(0, LISTINGS).map(({ id }) => loadGoods(String(id)).catch(() => null)),
  );
  return cardFaces(read.filter((goods) => goods !== null));
}
