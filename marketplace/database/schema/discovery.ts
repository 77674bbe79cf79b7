import { type GameFacts, NUMBER_FACTS } from "@storefront/contract/listing/fact-keys";
import { isNotNull, isNull, sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { fen } from "./columns";
import { goods } from "./goods";

/**
 * Every game that ever had a listing. Triggers insert them (migration `discovery`), so that their URLs never change.
 */
export const games = pgTable("games", {
  name: text().primaryKey(),
  /** Pinyin initials, with a numeric suffix when another game has the same. */
  slug: text().notNull().unique(),
  initials: text().notNull(),
  /** Readings of its characters, "jiu xiao chang/zhang ge": spaces between characters, `/` between readings of one. */
  pinyin: text().notNull().default(""),
  /** Other names that buyers search it by. */
  aliases: text().array().notNull().default([]),
  /** The facts that the game's listings may have, and be filtered by. */
  facts: jsonb().$type<GameFacts>().notNull().default({}),
});

/**
 * The search index: one narrow row per listing on sale. Triggers update it in the transaction of a change (migration
 * `discovery`).
 */
export const listingIndex = pgTable(
  "listing_index",
  {
    goodsId: integer("goods_id")
      .primaryKey()
      .references(() => goods.id, { onDelete: "cascade" }),
    gameName: text("game_name").notNull(),
    /** One of `LISTING_KINDS`. */
    kind: text().notNull(),
    /** Price of the cheapest spec. */
    priceFen: fen("price_fen").notNull(),
    /** Number of sales, plus 2^31 while in stock. */
    popularity: bigint({ mode: "number" }).notNull(),
    listedMs: bigint("listed_ms", { mode: "number" }).notNull(),
    deliveryType: integer("delivery_type").notNull(),
    /** Filter values such as "server:微信区", "rank:星耀 Ⅱ", "rebind:1". */
    facets: text().array().notNull(),
    // Numbers of `goods.facts`.
    level: integer(),
    heroes: integer(),
    skins: integer(),
    rare: integer(),
    score: integer(),
    /** Lookup keys: each facet alone, prefixed by game, and by game and kind ("曜日战歌/account/server:微信区"). */
    keys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`listing_keys("game_name", "kind", "facets")`),
    /** Unigrams and bigrams of names, attributes and facts. */
    grams: text().array().notNull(),
    /**
     * What is searched as a whole: "kind:account", Latin words "=qq", numbers "#142", syllables "zuan", pairs of them
     * "zuan shi", pinyin initials "~zs" and "~zsx". null: not indexed yet (`index-words.ts`).
     */
    words: text().array(),
    /** The name's letters and digits, by which results are ranked. null as `words`. */
    title: text(),
  },
  (t) => [
    index("listing_index_popularity").on(t.gameName, t.popularity, t.goodsId, t.kind),
    index("listing_index_price").on(t.gameName, t.priceFen, t.goodsId, t.kind),
    index("listing_index_newest").on(t.gameName, t.listedMs, t.goodsId, t.kind),
    // The cheapest listing of a kind, which may cost more than all of another kind.
    index("listing_index_kind_price").on(t.gameName, t.kind, t.priceFen, t.goodsId).concurrently(),
    // For searches across all games: common words are found by scanning in sort order.
    index("listing_index_all_popularity").on(t.popularity, t.goodsId),
    index("listing_index_all_price").on(t.priceFen, t.goodsId),
    index("listing_index_all_newest").on(t.listedMs, t.goodsId),
    index("listing_index_keys").using("gin", t.keys),
    // Ranges are searched within a game; other games count something else.
    ...NUMBER_FACTS.map((key) =>
      index(`listing_index_${key}`).on(t.gameName, t[key], t.kind).where(isNotNull(t[key])),
    ),
    index("listing_index_grams").using("gin", t.grams),
    index("listing_index_words").using("gin", t.words),
    index("listing_index_without_words").on(t.goodsId).where(isNull(t.words)),
  ],
);
