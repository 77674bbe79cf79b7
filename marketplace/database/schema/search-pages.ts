import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "./columns";

/**
 * Goods pages to push to a search engine. A page waits while its state differs from the last pushed one. Several
 * changes are thus one push, and an undone change is none.
 */
export const searchPages = pgTable(
  "search_pages",
  {
    /** "indexnow" or "baidu". */
    engine: text().notNull(),
    goodsId: integer("goods_id").notNull(),
    host: text().notNull(),
    /** The listing's canonical address. */
    address: text().notNull(),
    /** The data that a search engine shows: address, name, price, whether it is in stock; "gone" when not on sale. */
    state: text().notNull(),
    pushedState: text("pushed_state"),
    /** The state that a process is pushing, until a time: then another process may take over. */
    claimedState: text("claimed_state"),
    claimedUntil: at("claimed_until"),
  },
  (t) => [
    primaryKey({ columns: [t.engine, t.goodsId] }),
    index("search_pages_waiting")
      .on(t.engine, t.host, t.goodsId)
      .where(sql`${t.state} IS DISTINCT FROM ${t.pushedState}`),
  ],
);
