import * as z from "zod";
import { integerField, looseMoney, text } from "./fields";
import { catalogueItem } from "./home";

/** Finding listings by game, kind, filters and words: docs/discovery.md. */

export const LISTING_KINDS = [
  "account",
  "rent",
  "card-key",
  "top-up",
  "item",
  "boost",
  "other",
] as const;
export const LISTING_SORTS = ["default", "price_asc", "price_desc", "newest"] as const;
/** Filters whose values come from the attributes of listings. */
export const ATTRIBUTE_FILTERS = ["server", "rank", "face_value"] as const;

export const LISTINGS_PER_PAGE = 20;
/** Up to so many listings are counted; of more `total` says this number and `total_exact` is false. */
export const LISTINGS_COUNTED = 1000;

const count = z.number().int();

export const gamesRequest = z.object({
  /** Slug or name: the list has this game alone. */
  game: text(60).optional(),
});

export const gamesAnswer = z.object({
  list: z.array(
    z.object({
      /** Latin letters, digits and `-`; it never changes. */
      slug: z.string(),
      name: z.string(),
      /** Pinyin initials, "wzry". */
      initials: z.string(),
      /** Of all kinds. */
      count,
      /** At most `LISTINGS_COUNTED` of a kind are counted: of more this is false. */
      exact: z.boolean(),
      kinds: z.array(z.object({ slug: z.enum(LISTING_KINDS), count, exact: z.boolean() })),
      /** Pictures of its best sellers, three at most. */
      covers: z.array(z.string()),
    }),
  ),
});

const value = text(40).optional();

export const searchGoodsRequest = z.object({
  /**
   * Words; without them every listing fits, with none of their letters or digits none does. A goods number puts its
   * listing first.
   */
  q: text(60).optional(),
  /** Slug or name of a game; one that does not exist has no listings. */
  game: text(60).optional(),
  kind: z.enum(LISTING_KINDS, "不支持的类目").optional(),
  sort: z.enum(LISTING_SORTS, "不支持的排序").default("default"),
  /** Yuan, both included. */
  price_from: looseMoney.optional(),
  price_to: looseMoney.optional(),
  /** `delivery_type` of a listing. */
  delivery: integerField(9).optional(),
  /** 1: only accounts that can be bound to another phone. */
  rebind: integerField(1).optional(),
  /** 1: only what can be bought now. */
  in_stock: integerField(1).optional(),
  server: value,
  rank: value,
  face_value: value,
  /** `next_cursor` or `previous_cursor` of an answer with the same filters; an unreadable one is the first page. */
  after: text(200).optional(),
  limit: integerField(60)
    .refine((limit) => limit > 0, "从 1 开始")
    .default(LISTINGS_PER_PAGE),
});

export const searchGoodsAnswer = z.object({
  list: z.array(catalogueItem),
  next_cursor: z.string().nullable(),
  previous_cursor: z.string().nullable(),
  total: count,
  total_exact: z.boolean(),
  /** Nothing has all of the words: these listings fit them with one mistake allowed. */
  approximate: z.boolean(),
  /** The filters and the order that were applied. */
  applied: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Values of each filter among the listings counted, the most frequent first. */
  facets: z.array(
    z.object({
      filter: z.enum(["kind", "delivery", "rebind", ...ATTRIBUTE_FILTERS]),
      values: z.array(z.object({ value: z.string(), count })),
    }),
  ),
  /** Yuan; null when nothing was found. */
  price_range: z.object({ from: z.string(), to: z.string() }).nullable(),
});

export const suggestRequest = z.object({ q: text(60) });
export const suggestAnswer = z.object({
  list: z.array(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("game"), slug: z.string(), name: z.string() }),
      z.object({
        type: z.literal("kind"),
        slug: z.string(),
        name: z.string(),
        kind: z.enum(LISTING_KINDS),
      }),
      z.object({ type: z.literal("goods"), goods_id: count, name: z.string() }),
    ]),
  ),
});
