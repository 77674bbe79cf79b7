import * as z from "zod";
import { CHOICE_FACTS, LISTING_FLAGS, NUMBER_FACTS, RANK_FACT } from "../listing/fact-keys";
import { choicesFilter, gameFact, rangesFilter } from "../listing/listing-facts";
import { LISTING_KINDS } from "../listing/listing-kinds";
import { integerField, jsonText, looseMoney, text } from "../text/fields";
import { assortmentFilter } from "./assortment-filter";
import { catalogueItem } from "./home";

/** Finding listings by game, kind, filters and words: docs/discovery.md. */

export const LISTING_SORTS = ["default", "price_asc", "price_desc", "newest"] as const;

export const LISTINGS_PER_PAGE = 20;
/** Most listings that are counted; with more, `total` is this number and `total_exact` is false. */
export const LISTINGS_COUNTED = 1000;
/** The same for lists with filters besides game and kind, and for words. */
export const MATCHES_COUNTED = 200;

const count = z.number().int();

export const gamesRequest = assortmentFilter.extend({
  /** Slug or name: only this game is listed. */
  game: text(60).optional(),
});

export const gamesAnswer = z.object({
  list: z.array(
    z.object({
      /** Latin letters, digits and `-`; never changes. */
      slug: z.string(),
      name: z.string(),
      /** Pinyin initials, "wzry". */
      initials: z.string(),
      /** Number of listings of all kinds. */
      count,
      /** False when a kind has more than `LISTINGS_COUNTED`, where counting stops. */
      exact: z.boolean(),
      kinds: z.array(z.object({ slug: z.enum(LISTING_KINDS), count, exact: z.boolean() })),
      /** Pictures of its best sellers, three at most. */
      covers: z.array(z.string()),
      /** Filters of its listings, besides price and flags. */
      facts: z.array(gameFact).optional(),
    }),
  ),
});

export const searchGoodsRequest = assortmentFilter.extend({
  /**
   * Words. Without `q` every listing matches; a `q` without letters or digits matches none. For a goods number, that
   * listing comes first.
   */
  q: text(60).optional(),
  /** 1: `q` as typed, without corrections, typos or omissions. */
  exact: integerField(1).optional(),
  /** Slug or name of a game; an unknown one has no listings. */
  game: text(60).optional(),
  kind: z.enum(LISTING_KINDS, "不支持的类目").optional(),
  sort: z.enum(LISTING_SORTS, "不支持的排序").default("default"),
  /** Yuan, both included. */
  price_from: looseMoney.optional(),
  price_to: looseMoney.optional(),
  /** `delivery_type` of a listing. */
  delivery: integerField(9).optional(),
  /** 1: only listings in stock. */
  in_stock: integerField(1).optional(),
  /**
   * JSON: the options of each choice; a listing matches with any one of them: `{"system":["安卓"],"server":["微信区","QQ
   * 区"]}`.
   */
  choices: jsonText(choicesFilter).optional(),
  /** JSON: bounds of ranks and numbers, both included, null for none: `{"rank":["星耀 Ⅴ",null],"skins":[50,150]}`. */
  ranges: jsonText(rangesFilter).optional(),
  /** Comma-separated flags; a listing matches with all of them: `rebind,inspected`. */
  flags: text(60).optional(),
  /** 1: only listings whose activity price has an end. */
  deal: integerField(1).optional(),
  /** `next_cursor` or `previous_cursor` of an answer with the same filters; an invalid one yields the first page. */
  after: text(200).optional(),
  limit: integerField(60)
    .refine((limit) => limit > 0, "从 1 开始")
    .default(LISTINGS_PER_PAGE),
});

/** A part of a query that states a filter: `text` "300元以下", `without` the query without it, and the filter itself. */
export const statedFilter = z.object({
  text: z.string(),
  without: z.string(),
  price_from: z.string().optional(),
  price_to: z.string().optional(),
  sort: z.enum(LISTING_SORTS).optional(),
  flags: z.enum(LISTING_FLAGS).optional(),
  delivery: count.optional(),
  in_stock: count.optional(),
});

export const searchGoodsAnswer = z.object({
  list: z.array(catalogueItem),
  next_cursor: z.string().nullable(),
  previous_cursor: z.string().nullable(),
  total: count,
  total_exact: z.boolean(),
  /** No listing has all words: these match in part or with one typo allowed. */
  approximate: z.boolean(),
  /** The query that was searched in place of `q`, which has no results; `exact` prevents it. */
  corrected: z.string().optional(),
  /** Parts of `q` that state a filter, in their order, each with `q` without it; `exact` takes them as words. */
  stated: z.array(statedFilter).optional(),
  /** Texts of the words that names of listings may contain, as letters and digits, the longest first. */
  matched: z.array(z.string()).optional(),
  /** The applied filters and sorting; `choices` and `ranges` as JSON. */
  applied: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Values of each filter among the counted listings, most frequent first; in a list by game and kind alone, of all. */
  facets: z.array(
    z.object({
      filter: z.enum(["kind", "delivery", "game", ...LISTING_FLAGS, RANK_FACT, ...CHOICE_FACTS]),
      values: z.array(z.object({ value: z.string(), count })),
    }),
  ),
  /** Smallest and largest number of each number fact among the counted listings. */
  numbers: z.array(z.object({ key: z.enum(NUMBER_FACTS), from: count, to: count })).optional(),
  /** Yuan; null without results. */
  price_range: z.object({ from: z.string(), to: z.string() }).nullable(),
});

export const suggestRequest = assortmentFilter.extend({ q: text(60) });
export const suggestAnswer = z.object({
  /** Parts of `q` that state a filter, which the suggested listings keep. */
  stated: z.array(statedFilter).optional(),
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
