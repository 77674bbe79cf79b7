import type { CallRequest } from "@storefront/contract/calls";
import { CHOICE_FACTS, NUMBER_FACTS } from "@storefront/contract/listing/fact-keys";
import { yuanToFen } from "@storefront/contract/money";
import { type ListView, SORTS } from "../addresses/list-view";
import type { KindSlug } from "../addresses/listing-kinds";
import { isSameRange, PRICE_PRESETS } from "./price-presets";

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
  const { price, rank, numbers, choices, flags, delivery, inStock, after } = view;
  const sort = SORTS.find(({ slug }) => slug === view.sort)?.wire;
  const ranges = [
    ...(rank ? [["rank", [rank.from, rank.to]]] : []),
    ...NUMBER_FACTS.flatMap((key) => {
      const range = numbers[key];
      return range ? [[key, [range.from, range.to]]] : [];
    }),
  ];
  const chosen = CHOICE_FACTS.flatMap((key) => (choices[key] ? [[key, choices[key]]] : []));
  return {
    kind,
    sort: sort === "default" ? undefined : sort,
    price_from: price?.from ?? undefined,
    price_to: price?.to ?? undefined,
    in_stock: inStock ? 1 : undefined,
    delivery,
    choices: asJson(chosen),
    ranges: asJson(ranges),
    flags: flags.length === 0 ? undefined : flags.join(","),
    after,
  };
}

const asJson = (entries: readonly (readonly unknown[])[]): string | undefined =>
  entries.length === 0
    ? undefined
    : JSON.stringify(Object.fromEntries(entries as [string, unknown][]));

/**
 * Whether a list is one of an unbounded number: by words, options, ranges or a cursor. Lists by kind, sorting, stock,
 * delivery, one flag and a preset price are few enough to count as pages of their own.
 */
export function isOpenEnded(payload: CallRequest<"searchGoods">): boolean {
  const { q, choices, ranges, flags, price_from, price_to, after } = payload;
  const hasText = [q, choices, ranges, after].some((value) => value !== undefined);
  const price = { from: yuanToFen(price_from) || null, to: yuanToFen(price_to) };
  const isPreset = PRICE_PRESETS.some(({ from, to }) =>
    isSameRange(price, { from: yuanToFen(from), to: yuanToFen(to) }),
  );
  const hasPrice = price_from !== undefined || price_to !== undefined;
  return hasText || (flags?.includes(",") ?? false) || (hasPrice && !isPreset);
}
