import { goods } from "@storefront/marketplace/database/schema";
import { isNull, sql } from "drizzle-orm";
import type { Invariant } from "../invariant";

/** A promise in a listing's words, with the number of the action that wrote it. */
export const promised = (promise: unknown, id: number): string => `，${promise}（${id}）`;
export const PROMISED = /，[^，（]*（(\d+)）$/;

/** No listing on sale promises what no operator has agreed to. */
export const promises: Invariant = {
  name: "promises",
  tables: ["goods", "promise_reviews"],
  async find({ db, agreed }) {
    const rows = await db
      .select({ id: goods.id, feature: sql<string>`${goods.texts} ->> 'feature'` })
      .from(goods)
      .where(isNull(goods.removedAt));
    return rows.flatMap(({ id, feature }) => {
      const [, writtenBy] = PROMISED.exec(feature) ?? [];
      if (writtenBy === undefined || agreed.has(Number(writtenBy))) return [];
      return [`listing ${id} is on sale with ${feature}, which nobody has agreed to`];
    });
  },
};
