import type { CallAnswer } from "@storefront/contract/calls";
import type { Db } from "../database/db";
import { readOrderLedger } from "../ledger/ledger";
import { type BoostOrder, channelOf, type Order } from "../order-records/order-records";

/** Reads what the details of goods orders and boosts have in common: brand, channel, changes of the balance. */
export async function readOrderRecord(
  db: Db,
  order: Order | BoostOrder,
): Promise<Pick<CallAnswer<"orderDetail">, "brand" | "channel" | "ledger" | "cancelled_at">> {
  return {
    brand: order.brand,
    channel: channelOf(order.channelId) ?? null,
    ledger: await readOrderLedger(db, order),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
  };
}
