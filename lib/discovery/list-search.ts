import type { CallRequest } from "@/contract/calls";
import type { GamePath } from "./game-path";
import { LIST_FILTERS } from "./list-filters";
import { type ListView, PRICE_RANGES, SORTS } from "./list-view";

/** The `searchGoods` call of a list: what is as in the plain view is left out, so that equal lists share an answer. */
export function searchOf({ game, kind }: GamePath, view: ListView): CallRequest<"searchGoods"> {
  const range = PRICE_RANGES.find(({ slug }) => slug === view.price);
  const sort = SORTS.find(({ slug }) => slug === view.sort)?.wire;
  const filters = LIST_FILTERS.map(({ param, wire }) => [wire, view.filters[param]]);
  return {
    game,
    kind,
    sort: sort === "default" ? undefined : sort,
    price_from: range?.from,
    price_to: range?.to,
    in_stock: view.inStock ? 1 : undefined,
    ...Object.fromEntries(filters),
    after: view.after,
  };
}
