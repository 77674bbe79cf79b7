import type { Deps } from "../../deps";
import { cashierLink } from "./cashier-link";
import { channelOf } from "./channels";
import { readQrTexts } from "./ensure-trade";

/** @returns texts of payment QR codes by order number; none for an order that is paid from the balance */
export async function readPaymentTexts(
  { db, config, payments }: Pick<Deps, "db" | "config" | "payments">,
  orders: readonly { orderNum: string; channelId: number }[],
): Promise<Map<string, string>> {
  const byQrCode = orders.filter(({ channelId }) => channelOf(channelId) !== "ggpay");
  if (config.sandbox && Object.keys(payments).length === 0) {
    return new Map(byQrCode.map(({ orderNum }) => [orderNum, cashierLink(config, orderNum)]));
  }
  return readQrTexts(
    db,
    byQrCode.map(({ orderNum }) => orderNum),
  );
}
