import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { desc, inArray } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostOrders } from "../database/schema";
import { anonymousAvatar } from "../order-records/order-records";

const SHOWN = 20;

/** Lists the latest paid boost orders that were not refunded (product §3 Recent sold list item), newest first. */
export async function recentlySold(db: Db): Promise<CallAnswer<"recentlySold">> {
  const rows = await db
    .select()
    .from(boostOrders)
    .where(inArray(boostOrders.status, ["waiting", "accepted", "done", "completed"]))
    .orderBy(desc(boostOrders.paidAt), desc(boostOrders.id))
    .limit(SHOWN);
  return {
    list: rows.map((order) => ({
      time: (order.paidAt ?? order.createdAt).toISOString(),
      pay_price: fenToYuan(order.totalFen),
      buyer: { head_img_url: anonymousAvatar(order) },
      order_ringer: {
        start_level_name: order.startName,
        target_level_name: order.targetName,
        game_name: order.gameName,
      },
    })),
  };
}
