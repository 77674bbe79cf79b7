import type { CallAnswer } from "@storefront/contract/calls";
import {
  type ActionableOrder,
  type BuyerAction,
  buyerActions,
} from "@storefront/contract/orders/buyer-actions";
import type { OrderState } from "@storefront/contract/orders/order-list";
import { isOpenAfterSale } from "@storefront/contract/refunds/after-sale-rules";

type GoodsOrder = CallAnswer<"orderDetail">;
type BoostOrder = CallAnswer<"boostOrder">;

/** @returns what the buyer can do with an order of goods, a rental or a group */
export function actionsOfOrder(order: GoodsOrder): ReadonlySet<BuyerAction> {
  const { rental, refundable_until, review_state, group_id, rent_hours } = order;
  return buyerActions(
    {
      ...commonOf(order),
      kind: rent_hours > 0 ? "rent" : group_id > 0 ? "group" : "goods",
      state: isDisputed(order) || order.status === "refund_due" ? "refunding" : order.status,
      rental: rental?.state ?? null,
      claim: rental?.claim?.state ?? null,
      isRefundable: refundable_until !== null,
      extension: extensionOf(rental),
      review: review_state ?? null,
    },
    "phone",
  );
}

const STATES: Readonly<Record<BoostOrder["status"], OrderState>> = {
  pending: "pending",
  expired: "expired",
  cancelled: "cancelled",
  waiting: "paid",
  accepted: "delivering",
  done: "delivered",
  completed: "completed",
  refund_due: "refunding",
  refunded: "refunded",
};

/** @returns what the buyer can do with a boost */
export function actionsOfBoost(order: BoostOrder): ReadonlySet<BuyerAction> {
  const state = isDisputed(order) ? "refunding" : STATES[order.status];
  const none = { rental: null, claim: null, isRefundable: false, extension: null, review: null };
  return buyerActions({ ...commonOf(order), ...none, kind: "boost", state }, "phone");
}

type Common = Pick<GoodsOrder, "after_sale" | "after_sale_until" | "processing" | "checking">;

const isDisputed = ({ after_sale }: Common): boolean =>
  after_sale !== null && isOpenAfterSale(after_sale.state);

const commonOf = (order: Common) => ({
  afterSale: order.after_sale?.state ?? null,
  isProcessing: order.processing != null,
  isChecking: order.checking === true,
  isDisputable: order.after_sale_until !== null,
});

function extensionOf(rental: GoodsOrder["rental"]): ActionableOrder["extension"] {
  if (rental?.extensions?.some(({ state }) => state === "pending")) return "unpaid";
  const offer = rental?.extension_offer;
  return offer && offer.refusal === "" && offer.most_hours > 0 ? "offered" : null;
}
