import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns";

/** Actions counted against rate limits in an installation without Redis. */
export const limitHits = pgTable(
  "limit_hits",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    at: at("at").notNull(),
  },
  (t) => [index("limit_hits_key").on(t.key, t.at), index("limit_hits_at").on(t.at)],
);
