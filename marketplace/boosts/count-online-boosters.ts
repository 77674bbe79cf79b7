import { and, eq, notExists } from "drizzle-orm";
import type { Db } from "../database/db";
import { boosters, boostOrders } from "../database/schema";

/** Returns the number of verified boosters who are online and work on no order. */
export async function countOnlineBoosters(db: Db): Promise<number> {
  const busy = db
    .select({ id: boostOrders.id })
    .from(boostOrders)
    .where(and(eq(boostOrders.status, "accepted"), eq(boostOrders.boosterName, boosters.name)));
  return db.$count(boosters, and(boosters.verified, boosters.online, notExists(busy)));
}
