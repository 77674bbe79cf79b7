/** Kinds of listings in menu order: `name` is what `goodsKind` returns, `slug` the segment of the address. */
export const LISTING_KINDS = [
  { name: "账号", slug: "account" },
  { name: "租号", slug: "rent" },
  { name: "卡密", slug: "card-key" },
  { name: "代充", slug: "top-up" },
  { name: "道具", slug: "item" },
  { name: "代练", slug: "boost" },
  { name: "商品", slug: "other" },
] as const;

export type KindSlug = (typeof LISTING_KINDS)[number]["slug"];

/** @returns undefined when no kind has the slug */
export function kindNameOf(slug: string): string | undefined {
  return LISTING_KINDS.find((kind) => kind.slug === slug)?.name;
}

/** @returns the slug of a kind's name; "other" for an unknown name */
export function kindSlugOf(name: string): KindSlug {
  return LISTING_KINDS.find((kind) => kind.name === name)?.slug ?? "other";
}
