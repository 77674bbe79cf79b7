import type { CallAnswer } from "@storefront/contract/calls";
import { type ActionableOrder, buyerActions } from "@storefront/contract/orders/buyer-actions";
import {
  ACTIONABLE_ORDERS,
  boostOrderOf,
  nameOf,
  orderDetailOf,
} from "@storefront/contract/orders/testing/actionable-orders";
import { BoostView } from "./views/boost-view";
import { actionsOfOrder } from "./views/order-actions";
import { OrderView } from "./views/order-view";
import { RentalCard } from "./views/rental-card";

const when = (iso: string) => iso;
const TIMES = { createdAt: "", paidAt: null, when, payHref: "/phone/cashier" };
const GROUP = { href: "/phone/group", shareLink: "https://m.example/phone/group" };

function pageOf(order: ActionableOrder): string {
  if (order.kind === "boost") {
    const props = { order: boostOrderOf(order), acceptedAt: null, againHref: "/phone/game" };
    return String(BoostView({ ...TIMES, ...props }));
  }
  const detail = orderDetailOf(order);
  const group = order.kind === "group" ? GROUP : null;
  const rental = rentalCardOf(detail);
  return String(OrderView({ ...TIMES, order: detail, secondsLeft: 600, rental, group }));
}

function rentalCardOf(order: CallAnswer<"orderDetail">) {
  if (order.rental === null) return null;
  const times = { startsAt: "", endsAt: "", closedAt: null, depositText: "", secondsLeft: 600 };
  const { order_num: orderNum, rental } = order;
  return RentalCard({
    orderNum,
    rental,
    ...times,
    actions: actionsOfOrder(order),
    payHref: "/pay",
  });
}

/** @returns the actions that a page offers, sorted */
const shownActions = (html: string): string[] =>
  [...new Set([...html.matchAll(/data-action="(\w+)"/g)].map(([, action = ""]) => action))].sort();

it.each(ACTIONABLE_ORDERS.map((order) => [nameOf(order), order] as const))(
  "shows the actions of the table and no others: %s",
  (_name, order) => {
    expect(shownActions(pageOf(order))).toEqual([...buyerActions(order, "phone")].sort());
  },
);
