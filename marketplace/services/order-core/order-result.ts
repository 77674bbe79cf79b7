import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { PATHS } from "@storefront/contract/paths";
import type { Config } from "../../config";
import type { boostOrders, orders } from "../../database/schema";
import { countDown } from "./order-terms";

export type Order = typeof orders.$inferSelect;
export type BoostOrder = typeof boostOrders.$inferSelect;

/**
 * Returns the answer of `build`, the same for every submission of an order (product §3 Order result).
 * @param qrcode text of the payment QR code, "" when there is nothing to pay
 */
export function orderResult(
  config: Config,
  order: Order,
  qrcode: string,
  now: Date,
): CallAnswer<"buildOrder"> {
  const { orderNum } = order;
  const detailApi = `${PATHS.orderDetail.path}?order_num=${orderNum}`;
  return {
    order: {
      order_num: orderNum,
      price: fenToYuan(order.totalFen),
      goods_name: order.goodsName,
      pay_status_api: `${PATHS.payStatus.path}?order_num=${orderNum}`,
      pay_count_down: countDown(order, now),
      h5_detail_api: detailApi,
    },
    detail_qrcode: `${config.mobileSiteUrl}orderDetails?url=${encodeURIComponent(detailApi)}`,
    qrcode,
  };
}
