import {
  type ActionableOrder,
  type BuyerAction,
  buyerActions,
} from "@storefront/contract/orders/buyer-actions";
import type { AccountOrder } from "@/lib/account/read-orders";
import type { OrderPage } from "./order-page";

const toActionable = (order: AccountOrder): ActionableOrder => ({
  kind: order.kind,
  state: order.state,
  rental: order.rental,
  afterSale: order.afterSale,
  isProcessing: order.refundAt !== null,
  isChecking: order.isChecking === true,
  review: order.review,
  ...{ claim: null, isRefundable: false, isDisputable: false, extension: null },
});

/** @returns what the buyer can do with an order in the list, which does not tell what a rental or a refund would need */
export function actionsOfListed(order: AccountOrder): ReadonlySet<BuyerAction> {
  return payableHere(buyerActions(toActionable(order), "desktop"), order);
}

/** @returns what the buyer can do with an order on its page */
export function actionsOfPage({ order, rental, ...page }: OrderPage): ReadonlySet<BuyerAction> {
  const actions = buyerActions(
    {
      ...toActionable(order),
      claim: rental?.claim?.state ?? null,
      isRefundable: page.refundableUntil !== null,
      isDisputable: page.afterSaleUntil !== null,
      extension: extensionOf(rental),
    },
    "desktop",
  );
  return payableHere(actions, order);
}

/** An API may not tell how to pay an order here. */
function payableHere(
  actions: ReadonlySet<BuyerAction>,
  { payable }: AccountOrder,
): ReadonlySet<BuyerAction> {
  if (payable !== null) return actions;
  return new Set([...actions].filter((action) => action !== "pay"));
}

function extensionOf(rental: OrderPage["rental"]): ActionableOrder["extension"] {
  if (rental?.extensions.some(({ state }) => state === "pending")) return "unpaid";
  const offer = rental?.extension;
  return offer && offer.refusal === "" && offer.mostHours > 0 ? "offered" : null;
}
