import { PATHS } from "@storefront/contract/http/paths";
import { isExtensionNum } from "@storefront/contract/rentals/rent-hours";
import type { Config } from "@storefront/marketplace/config";
import type { Db } from "@storefront/marketplace/database/db";
import { boostOrders, orders, rentalExtensions } from "@storefront/marketplace/database/schema";
import { phoneApprovalTicket } from "@storefront/marketplace/orders/orders";
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
  const ofRental = isExtensionNum(orderNum) ? await rentalNumOf(db, orderNum) : orderNum;
  const url = `${PATHS.orderDetail.path}?${new URLSearchParams({ order_num: ofRental })}`;
  const paid = phoneApprovalTicket(config, ofRental);
  return `${mobileSiteUrl}orderDetails?${new URLSearchParams({ url, paid })}`;
}

async function rentalNumOf(db: Db, extensionNum: string): Promise<string> {
  const [row] = await db
    .select({ orderNum: orders.orderNum })
    .from(rentalExtensions)
    .innerJoin(orders, eq(orders.id, rentalExtensions.rentalOrderId))
    .where(eq(rentalExtensions.orderNum, extensionNum));
  return row?.orderNum ?? extensionNum;
}
