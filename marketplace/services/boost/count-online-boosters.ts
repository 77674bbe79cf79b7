import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { boostOrders, settings } from "../../database/schema";

/** Returns the number of free boosters online: the operator's count, less those working on an order. */
export async function countOnlineBoosters(db: Db): Promise<number> {
  const [online] = await db.select().from(settings).where(eq(settings.key, "online_ranger"));
  const busy = await db.$count(boostOrders, eq(boostOrders.status, "accepted"));
  return Math.max(0, Number(online?.value ?? 0) - busy);
}
