import type { Sale } from "@storefront/marketplace/refunds/refunds";
import { runningDeadlines } from "./deadlines";

const NOW = new Date("2026-03-01T10:00:00Z");
const LATER = new Date("2026-03-02T10:00:00Z");
const named = (order: object, dueAt: Date | null = null, refundAt: Date | null = null) => {
  const sale = { kind: "goods", order: { inAfterSale: false, ...order } } as Pick<
    Sale,
    "kind" | "order"
  >;
  const task = refundAt && { refundAt };
  return runningDeadlines(sale, { afterSale: { dueAt }, task }, NOW).map(({ name }) => name);
};

it.each([
  ["delivery", { status: "paid", deliverBy: LATER }],
  ["delivery", { status: "accepted", deliverBy: LATER }],
  ["confirmation", { status: "delivered", deliverBy: LATER, confirmBy: LATER }],
  ["confirmation", { status: "done", deliverBy: LATER, confirmBy: LATER }],
])("finds the %s deadline that runs", (name, order) => {
  expect(named(order)).toEqual([name]);
});

it("finds the deadline of an open after-sale, which stops the confirmation", () => {
  const order = { status: "delivered", deliverBy: LATER, confirmBy: LATER, inAfterSale: true };
  expect(named(order, LATER)).toEqual(["after_sale"]);
});

it("finds the deadline of a paid order that is not fulfilled", () => {
  expect(named({ status: "received", deliverBy: null }, null, LATER)).toEqual(["processing"]);
});

it("finds none when none runs or it has passed", () => {
  expect(named({ status: "paid", deliverBy: null })).toEqual([]);
  expect(named({ status: "delivering", deliverBy: NOW })).toEqual([]);
  expect(named({ status: "completed", deliverBy: LATER, confirmBy: LATER })).toEqual([]);
});
