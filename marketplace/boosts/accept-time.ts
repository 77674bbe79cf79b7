import { desc, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostOrders } from "../database/schema";

/**
 * Selects the average time from payment to acceptance of the latest boosts that a booster accepted, in whole seconds;
 * null while there are none. A boost that was refunded afterwards counts: it was accepted all the same.
 * @param most orders that are averaged
 */
export function acceptTime(db: Db, most = 100) {
  const { acceptedAt, paidAt, id } = boostOrders;
  const latest = db
    .select({ seconds: sql<number>`extract(epoch from ${acceptedAt} - ${paidAt})`.as("seconds") })
    .from(boostOrders)
    .where(isNotNull(acceptedAt))
    .orderBy(desc(id))
    .limit(most)
    .as("latest");
  return db
    .select({ seconds: sql<number | null>`round(avg(${latest.seconds}))::int`.as("seconds") })
    .from(latest);
}
