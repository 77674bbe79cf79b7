import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { fen } from "./columns";
import { goods } from "./goods";

/** Games that listings were ever of. Triggers enter them (migration `discovery`), so that their addresses never change. */
export const games = pgTable("games", {
  name: text().primaryKey(),
  /** Pinyin initials, with a number where another game has them already. */
  slug: text().notNull().unique(),
  initials: text().notNull(),
});

/**
 * What listings are found by: a narrow row for each that is listed. Triggers keep it in the transaction of a change
 * (migration `discovery`).
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
    /** Of the cheapest spec. */
    priceFen: fen("price_fen").notNull(),
    /** Sales, and 2^31 more while a piece can be bought. */
    popularity: bigint({ mode: "number" }).notNull(),
    listedMs: bigint("listed_ms", { mode: "number" }).notNull(),
    deliveryType: integer("delivery_type").notNull(),
    /** Values of filters, "server:微信区". */
    facets: text().array().notNull(),
    /** Facets by themselves, after the game, and after game and kind ("曜日战歌/account/server:微信区"), to be looked up by. */
    keys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`listing_keys("game_name", "kind", "facets")`),
    /** Letters and pairs of letters of names, attributes and pinyin initials. */
    grams: text().array().notNull(),
  },
  (t) => [
    index("listing_index_popularity").on(t.gameName, t.popularity, t.goodsId, t.kind),
    index("listing_index_price").on(t.gameName, t.priceFen, t.goodsId, t.kind),
    index("listing_index_newest").on(t.gameName, t.listedMs, t.goodsId, t.kind),
    index("listing_index_kind").on(t.gameName, t.kind),
    // Searches in all games: words that many listings have are found by walking along the order.
    index("listing_index_all_popularity").on(t.popularity, t.goodsId),
    index("listing_index_all_price").on(t.priceFen, t.goodsId),
    index("listing_index_all_newest").on(t.listedMs, t.goodsId),
    index("listing_index_keys").using("gin", t.keys),
    index("listing_index_grams").using("gin", t.grams),
  ],
);
