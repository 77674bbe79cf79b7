import { LISTING_FLAGS } from "@storefront/contract/listing/fact-keys";
import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import { asCount, asFen, asList, asObject, asText } from "@/lib/decode/lenient";
import { SORTS } from "../addresses/list-view";
import { numberRangeText } from "./chosen-filters";
import { DELIVERIES, deliveryName } from "./delivery-names";

/** A part of a query that was taken as a filter. */
export interface StatedFilter {
  /** "300 元以下", "可换绑". */
  name: string;
  /** The query without it; may be "". */
  without: string;
}

/** Reads `stated` of `searchGoods`; parts whose filter has no name here are left out. */
export const readStated = (value: unknown): StatedFilter[] =>
  asList(value, (item) => {
    const name = nameOf(item);
    return name === null ? null : { name, without: asText(asObject(item).without, 60) };
  });

function nameOf(item: unknown): string | null {
  const { sort, flags, delivery, in_stock, price_from, price_to } = asObject(item);
  const [from, to] = [price_from, price_to].map((yuan) => asFen(yuan) / 100 || null);
  if (from || to) return numberRangeText({ from: from ?? null, to: to ?? null }, "元");
  const flag = LISTING_FLAGS.find((it) => it === flags);
  if (flag) return FLAG_NAMES[flag];
  const way = DELIVERIES.find((it) => it === `${asCount(delivery)}`);
  if (way) return deliveryName(way);
  if (asCount(in_stock) === 1) return "有货";
  return SORTS.find(({ wire }) => wire === sort)?.name ?? null;
}
