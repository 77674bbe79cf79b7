import { eq } from "drizzle-orm";
import { PATHS } from "@/contract/paths";
import type { Db } from "@/database/open";
import { boostOrders } from "@/database/schema";
import type { Config } from "@/marketplace/config";

/** What a merchant would name as the address to come back to: the order's page on the mobile site, for its buyer. */
export async function orderPageOf(
  db: Db,
  { mobileSiteUrl }: Pick<Config, "mobileSiteUrl">,
  orderNum: string,
): Promise<string> {
  const query = new URLSearchParams({ order_num: orderNum });
  const isBoost = (await db.$count(boostOrders, eq(boostOrders.orderNum, orderNum))) > 0;
  if (isBoost) return `${mobileSiteUrl}boost?${query}`;
  const url = `${PATHS.orderDetail.path}?${query}`;
  return `${mobileSiteUrl}orderDetails?${new URLSearchParams({ url })}`;
}
