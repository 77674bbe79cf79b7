import type { PieceCounts } from "@storefront/contract/listing/availability";
import { coverOf } from "../catalogue/catalogue";
import type { orderDrafts } from "../database/schema";
import {
  after,
  type BuyerHistory,
  type CreateOrderInput,
  PAY_WINDOW_S,
  platformDiscountOf,
  settleHoursOf,
} from "../order-records/order-records";
import type { withCoupon } from "./price-offer";
import type { Offer } from "./read-offer";
import type { NewOrder } from "./write-order";

/** The buyer, at the address and on the brand's site ("" when not known) that the order comes from. */
export interface Client {
  userId: number;
  ip: string;
  brand: string;
}

/** The parts of an order, read and checked before anything is reserved. */
export interface OrderPlan {
  draft: typeof orderDrafts.$inferSelect;
  offer: Offer;
  buyer: Client & { history: BuyerHistory; hasOrdered: boolean };
  input: CreateOrderInput;
  /** The pieces of the row of stock when it is locked already. */
  locked: PieceCounts | undefined;
  now: Date;
}

/** The reserved stock and coupons. */
interface Taken {
  seat: Pick<NewOrder, "groupId" | "groupSeat">;
  giftPieces: number;
  coupon: Parameters<typeof withCoupon>[2];
  reservedFrom: string | null;
  price: ReturnType<typeof withCoupon>;
}

/** @returns the row of a new order, pending until it is paid or expires */
export function newOrderOf(plan: OrderPlan, taken: Taken): NewOrder {
  const { draft, offer, buyer, input, now } = plan;
  const { price, coupon } = taken;
  const { goods } = offer;
  const depositFen = offer.rent?.depositFen ?? 0;
  return {
    orderNum: input.orderNum,
    userId: draft.userId,
    goodsId: input.goodsId,
    specId: draft.specId,
    stockId: offer.stock.id,
    goodsName: goods.name,
    specName: offer.specName,
    picture: coverOf(goods.media),
    quantity: input.quantity,
    giftPieces: taken.giftPieces,
    sellerId: goods.sellerId,
    deliveryType: goods.deliveryType,
    deliveryHours: goods.deliveryHours,
    noReasonRefund: goods.noReasonRefund,
    shareRewardFen: goods.shareRewardFen,
    unitFen: price.unitFen,
    lines: price.lines,
    gifts: price.gifts,
    envelopeFen: price.couponFen,
    platformDiscountFen: platformDiscountOf(coupon, price.couponFen),
    settleHours: settleHoursOf(goods),
    totalFen: price.totalFen,
    depositFen,
    rentHours: draft.rentHours,
    cashbackFen: cashbackOf(offer, price.totalFen - depositFen),
    ...taken.seat,
    userEnvelopeId: coupon?.id ?? null,
    channelId: input.channelId,
    status: "pending",
    brand: buyer.brand,
    remark: input.remark,
    leaveWord: input.leaveWord,
    customerRemarks: input.customerRemarks,
    promotionUserId: draft.promotionUserId,
    sign: draft.sign,
    reservedFrom: taken.reservedFrom,
    firstBuy: price.firstBuy,
    createdAt: now,
    expiresAt: after(now, PAY_WINDOW_S),
  };
}

/** Capped below the price, because discounts may have reduced it below the promised cashback. */
const cashbackOf = ({ cashbackFen, quantity }: Offer, price: number): number =>
  Math.max(0, Math.min(cashbackFen * quantity, price - 1));
