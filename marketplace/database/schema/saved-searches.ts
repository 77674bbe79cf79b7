import type { SavedQuery } from "@storefront/contract/discovery/saved-search";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at } from "./columns";
import { messages } from "./messages";

/** Saved searches; the sweep `savedSearches` notifies their users of new listings (messages/saved-searches). */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Key of the brand on whose site it was saved; "" when that is not known. */
    brand: text().notNull(),
    title: text().notNull(),
    /** With the assortment of that brand. */
    query: jsonb().$type<SavedQuery>().notNull(),
    isNotified: boolean("is_notified").notNull().default(true),
    /** Listings up to this time have been looked through. */
    seenUpTo: at("seen_up_to").notNull(),
    /** When it is looked through again. */
    nextAt: at("next_at").notNull(),
    createdAt: at("created_at").notNull(),
    /** The last notification. */
    notifiedAt: at("notified_at"),
  },
  (t) => [
    index("saved_searches_user").on(t.userId),
    index("saved_searches_due").on(t.nextAt).where(sql`${t.isNotified}`),
  ],
);

/** Notifications of a saved search; the pages link it. */
export const searchNotices = pgTable(
  "search_notices",
  {
    messageId: bigint("message_id", { mode: "number" })
      .primaryKey()
      .references(() => messages.id, { onDelete: "cascade" }),
    searchId: integer("search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
  },
  (t) => [index("search_notices_search").on(t.searchId)],
);
