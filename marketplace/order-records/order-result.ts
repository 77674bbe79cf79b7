import type { CallAnswer } from "@storefront/contract/calls";
import { BRAND_PARAMETER } from "@storefront/contract/http/mobile-paths";
import { PATHS } from "@storefront/contract/http/paths";
import { fenToYuan } from "@storefront/contract/money";
import type { Config } from "../config";
import type { boostOrders, orders } from "../database/schema";
import { countDown } from "./order-lifetime";

export type Order = typeof orders.$inferSelect;
export type BoostOrder = typeof boostOrders.$inferSelect;

const detailApi = ({ orderNum }: Order): string =>
  `${PATHS.orderDetail.path}?order_num=${orderNum}`;

export const payStatusApi = ({ orderNum }: Order): string =>
  `${PATHS.payStatus.path}?order_num=${orderNum}`;

/** The order's page on the phone, under the brand of the site where it was ordered. */
export const orderPageUrl = ({ mobileSiteUrl }: Pick<Config, "mobileSiteUrl">, order: Order) =>
  `${mobileSiteUrl}orderDetails?url=${encodeURIComponent(detailApi(order))}${brandOf(order)}`;

/** The boost's page on the phone, under that brand. */
export const boostPageUrl = ({ mobileSiteUrl }: Pick<Config, "mobileSiteUrl">, order: BoostOrder) =>
  `${mobileSiteUrl}boost?order_num=${order.orderNum}${brandOf(order)}`;

const brandOf = ({ brand }: { brand: string }): string =>
  brand === "" ? "" : `&${BRAND_PARAMETER}=${encodeURIComponent(brand)}`;

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
  return {
    order: {
      order_num: orderNum,
      price: fenToYuan(order.totalFen),
      goods_name: order.goodsName,
      pay_status_api: payStatusApi(order),
      pay_count_down: countDown(order, now),
      h5_detail_api: detailApi(order),
    },
    detail_qrcode: orderPageUrl(config, order),
    qrcode,
  };
}
