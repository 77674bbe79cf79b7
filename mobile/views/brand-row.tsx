import { brandByKey } from "@storefront/brands";
import { Row } from "@storefront/html/parts/row";

/**
 * @param key of the brand on whose site an order was placed
 * @returns its name; "" when it is not known
 */
export const brandNameOf = (key: string | undefined): string =>
  key ? (brandByKey(key)?.name ?? "") : "";

/** Says on whose site an order was placed: an account is the same on all of them. */
export function BrandRow({ order }: { order: { brand?: string | undefined } }) {
  const name = brandNameOf(order.brand);
  return name === "" ? null : <Row label="下单网站">{name}</Row>;
}
