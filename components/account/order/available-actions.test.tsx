import { type ActionableOrder, buyerActions } from "@storefront/contract/orders/buyer-actions";
import {
  ACTIONABLE_ORDERS,
  boostOrderOf,
  nameOf,
  orderDetailOf,
} from "@storefront/contract/orders/testing/actionable-orders";
import { render } from "@testing-library/react";
import { SWRConfig } from "swr";
import type { OrderPage } from "@/lib/order/order-page";
import { readBoostPage } from "@/lib/order/read-boost-page";
import { readOrderPage } from "@/lib/order/read-order-page";
import { OrderDetails } from "./order-details";

jest.mock("@/lib/api/call.client", () => ({ call: () => new Promise(() => {}) }));
jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

function pageOf(order: ActionableOrder): OrderPage {
  const page =
    order.kind === "boost"
      ? readBoostPage(boostOrderOf(order))
      : readOrderPage(orderDetailOf(order));
  if (page === null) throw new Error("the order was not read");
  return page;
}

function shownActions(order: ActionableOrder): string[] {
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrderDetails page={pageOf(order)} skewMs={0} brandName="密马" />
    </SWRConfig>,
  );
  const actions = [...container.querySelectorAll<HTMLElement>("[data-action]")];
  return [...new Set(actions.map(({ dataset }) => dataset["action"] ?? ""))].sort();
}

test.each(ACTIONABLE_ORDERS.map((order) => [nameOf(order), order] as const))(
  "shows the actions of the table and no others: %s",
  (_name, order) => {
    expect(shownActions(order)).toEqual([...buyerActions(order, "desktop")].sort());
  },
);
