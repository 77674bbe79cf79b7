import type { CallAnswer } from "@storefront/contract/calls";
import { boostHref, orderHref } from "@storefront/contract/http/mobile-paths";
import { type NamedOrder, orderWord, REVIEW_WORDS } from "@storefront/contract/labels/state-words";
import { orderedText } from "@storefront/contract/listing/ordered-text";
import { isOpenAfterSale } from "@storefront/contract/refunds/after-sale-rules";
import { brandNameOf } from "./views/brand-row";
import type { OrderLine } from "./views/orders-view";
import { reviewHref } from "./views/review-card";

type OrderSummary = CallAnswer<"orderList">["list"][number];

/** @returns the class of the label's color */
function lookOf({ state, kind, rental, afterSale, isProcessing, isChecking }: NamedOrder): string {
  if (afterSale !== null) return isOpenAfterSale(afterSale) ? "refunding" : state;
  if (rental !== null) return rental;
  if (isProcessing || isChecking) return "processing";
  return kind === "boost" && state === "paid" ? "waiting" : state;
}

/** @returns an order as a line of the list; a rent that has started has the state of its rental */
export function orderLine(order: OrderSummary): Omit<OrderLine, "when"> {
  const { kind, state, rental, spec_name: spec, quantity, rent_hours: hours = 0 } = order;
  const isBoost = kind === "boost";
  const isProcessing = order.processing !== null;
  const isChecking = order.checking === true;
  const named = { state, kind, rental, afterSale: order.after_sale, isProcessing, isChecking };
  return {
    orderNum: order.order_num,
    ...{ state: lookOf(named), label: orderWord(named) },
    name: order.goods_name,
    detail: isBoost ? spec : orderedText({ spec, quantity, hours }),
    picture: isBoost ? null : order.picture,
    price: order.price,
    brand: brandNameOf(order.brand),
    href: isBoost ? boostHref(order.order_num) : orderHref(order.order_num),
    review: reviewOf(order),
  };
}

function reviewOf({ order_num, review_state }: OrderSummary): OrderLine["review"] {
  if (!review_state) return null;
  const href = review_state === "open" ? reviewHref(order_num) : orderHref(order_num);
  return { word: review_state === "open" ? "写评价" : REVIEW_WORDS[review_state], href };
}
