import { PATHS } from "@storefront/contract/paths";
import type { Config } from "@storefront/marketplace/config";
import type { Db } from "@storefront/marketplace/database/db";
import { boostOrders } from "@storefront/marketplace/database/schema";
import { phoneApprovalTicket } from "@storefront/marketplace/services/orders/phone-approval";
import { eq } from "drizzle-orm";

/**
 * Returns the address that a merchant would give a provider to send the buyer back to: the order's page on the mobile
 * site, with the handover ticket of the phone that has paid.
 */
export async function orderPageUrl(db: Db, config: Config, orderNum: string): Promise<string> {
  const { mobileSiteUrl } = config;
  const query = new URLSearchParams({ order_num: orderNum });
  const isBoost = (await db.$count(boostOrders, eq(boostOrders.orderNum, orderNum))) > 0;
  if (isBoost) return `${mobileSiteUrl}boost?${query}`;
  const url = `${PATHS.orderDetail.path}?${query}`;
  const paid = phoneApprovalTicket(config, orderNum);
  return `${mobileSiteUrl}orderDetails?${new URLSearchParams({ url, paid })}`;
}
