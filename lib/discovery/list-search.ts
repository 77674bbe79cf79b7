import type { CallRequest } from "@storefront/contract/calls";
import { LIST_FILTERS } from "../addresses/list-filters";
import { type ListView, PRICE_RANGES, SORTS } from "../addresses/list-view";
import type { KindSlug } from "../addresses/listing-kinds";

/**
 * Returns the payload of `searchGoods` for a kind and a view: values of the plain view are left out, so that equal
 * lists share a cached answer.
 */
export function searchPayload({
  kind,
  view,
}: {
  kind: KindSlug | undefined;
  view: ListView;
}): CallRequest<"searchGoods"> {
  const range = PRICE_RANGES.find(({ slug }) => slug === view.price);
  const sort = SORTS.find(({ slug }) => slug === view.sort)?.wire;
  const filters = LIST_FILTERS.map(({ param, wire }) => [wire, view.filters[param]]);
  return {
    kind,
    sort: sort === "default" ? undefined : sort,
    price_from: range?.from,
    price_to: range?.to,
    in_stock: view.inStock ? 1 : undefined,
    ...Object.fromEntries(filters),
    after: view.after,
  };
}

/** Whether a list has free text in its address: the number of such lists is unbounded. */
export function isOpenEnded(payload: CallRequest<"searchGoods">): boolean {
  const { q, server, rank, face_value, after } = payload;
  return [q, server, rank, face_value, after].some((value) => value !== undefined);
}
