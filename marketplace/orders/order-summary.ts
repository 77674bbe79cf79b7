import { boostTitle } from "@storefront/contract/boosts/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { isOneOff, reviewStateOf } from "../catalogue/catalogue";
import type { Config } from "../config";
import type { rentals } from "../database/schema";
import {
  type BoostOrder,
  boostOrderState,
  boostPageUrl,
  goodsOrderState,
  type Order,
  orderResult,
} from "../order-records/order-records";
import { depositStateOf } from "../rentals/rentals";

type OrderSummary = Omit<
  CallAnswer<"orderList">["list"][number],
  "after_sale" | "refunds" | "checking"
>;

type Rental = typeof rentals.$inferSelect;

interface GoodsOrderRow {
  order: Order & { isChecking: boolean };
  /** The order's goods. */
  listing: { tradeTypeId: number; goodsType: string };
  rental: Rental | null;
  /** Text of the payment QR code. */
  qrcode: string;
  review: { hiddenAt: Date | null } | undefined;
}

export function listedGoodsOrder(
  config: Config,
  { order, listing, rental, qrcode, review }: GoodsOrderRow,
  now: Date,
): OrderSummary {
  const state = goodsOrderState(order, now);
  const { detail_qrcode, order: made } = orderResult(config, order, qrcode, now);
  const { pay_status_api, pay_count_down, h5_detail_api } = made;
  const payment = { pay_status_api, pay_count_down, h5_detail_api, detail_qrcode, qrcode };
  return {
    order_num: order.orderNum,
    kind: order.rentHours !== null ? "rent" : order.groupId !== null ? "group" : "goods",
    state,
    goods_id: order.goodsId,
    goods_spec_id: order.specId ?? 0,
    trade_type_id: listing.tradeTypeId,
    delivery_type: order.deliveryType,
    goods_name: order.goodsName,
    spec_name: order.specName,
    picture: order.picture,
    quantity: order.quantity,
    rent_hours: order.rentHours ?? 0,
    price: fenToYuan(order.totalFen),
    created_at: order.createdAt.toISOString(),
    rental: rental && rentalState(rental, now),
    review_state: reviewStateOf(
      order,
      rental !== null && rentalState(rental, now) !== "running",
      review,
    ),
    deposit: rental && order.depositFen > 0 ? listedDeposit(order, rental) : null,
    brand: order.brand,
    one_off: isOneOff(listing),
    detail_qrcode,
    payment: state === "pending" ? payment : null,
  };
}

function listedDeposit({ depositFen }: Order, rental: Rental): OrderSummary["deposit"] {
  const state = depositStateOf(rental);
  return {
    state,
    amount: fenToYuan(depositFen),
    returned: fenToYuan(state === "settled" ? depositFen - rental.depositKeptFen : 0),
    due_at: rental.depositDueAt?.toISOString() ?? null,
  };
}

/** A rental is over when its time is, even before it is closed. */
function rentalState({ closedBy, endsAt }: Rental, now: Date): NonNullable<OrderSummary["rental"]> {
  if (closedBy === "renter" || closedBy === "refund") return "returned";
  return endsAt <= now ? "over" : "running";
}

export function listedBoost(
  config: Config,
  order: BoostOrder & { isChecking: boolean },
  now: Date,
): OrderSummary {
  return {
    order_num: order.orderNum,
    kind: "boost",
    state: boostOrderState(order, now),
    goods_id: 0,
    goods_spec_id: 0,
    trade_type_id: 0,
    delivery_type: 0,
    goods_name: boostTitle(order.gameName),
    spec_name: `${order.startName} → ${order.targetName}`,
    picture: "",
    quantity: 1,
    rent_hours: 0,
    price: fenToYuan(order.totalFen),
    created_at: order.createdAt.toISOString(),
    rental: null,
    deposit: null,
    review_state: null,
    brand: order.brand,
    detail_qrcode: boostPageUrl(config, order),
    payment: null,
  };
}
