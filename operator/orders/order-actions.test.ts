import { BOOST_STATUSES } from "@storefront/contract/boosts/boost";
import { ORDER_STATUSES } from "@storefront/marketplace/database/schema";
import { ACTS, type ActionSubject, ORDER_ACTIONS, refusalOf, situationOf } from "./order-actions";

const AT = new Date("2026-03-01T10:00:00Z");
type Goods = Extract<ActionSubject, { kind: "goods" }>["order"];
const goods = (change: Partial<Goods> = {}): ActionSubject => ({
  kind: "goods",
  order: { status: "paid", deliverBy: null, rentHours: null, inAfterSale: false, ...change },
});
type Boost = Extract<ActionSubject, { kind: "boost" }>["order"];
const boost = (status: Boost["status"], inAfterSale = false): ActionSubject => ({
  kind: "boost",
  order: { status, inAfterSale },
});
const legal = (acted: ActionSubject) =>
  ORDER_ACTIONS.filter((act) => refusalOf(act, acted) === null);

it.each([
  ["an unpaid order", goods({ status: "pending" }), ["cancel"]],
  [
    "a paid order that is not fulfilled",
    goods({ status: "received" }),
    ["cancel", "extend", "retry"],
  ],
  ["a paid boost that is not fulfilled", boost("received"), ["cancel", "extend", "retry"]],
  ["a group that waits", goods({ status: "grouping" }), ["cancel"]],
  ["secrets that nobody has seen", goods(), ["cancel", "refund", "exchange", "extend"]],
  ["collected secrets", goods({ status: "collected" }), ["refund", "exchange", "extend"]],
  ["a rented account", goods({ rentHours: 2 }), ["refund", "extend"]],
  [
    "a rental that its seller hands over",
    goods({ rentHours: 2, deliverBy: AT }),
    ["cancel", "refund", "deliver", "extend"],
  ],
  ["a collected rental", goods({ status: "collected", rentHours: 2 }), ["refund", "extend"]],
  ["goods to deliver", goods({ deliverBy: AT }), ["cancel", "refund", "deliver", "extend"]],
  [
    "goods in delivery",
    goods({ status: "delivering", deliverBy: AT }),
    ["cancel", "refund", "deliver", "extend"],
  ],
  ["delivered goods", goods({ status: "delivered", deliverBy: AT }), ["refund", "extend"]],
  ["a completed order", goods({ status: "completed", deliverBy: AT }), ["refund", "extend"]],
  ["an expired order", goods({ status: "expired" }), []],
  ["a canceled order", goods({ status: "cancelled" }), []],
  ["an order in refund", goods({ status: "refund_due" }), []],
  ["a refunded order", goods({ status: "refunded" }), []],
  ["a boost without booster", boost("waiting"), ["cancel", "refund", "deliver", "extend"]],
  ["a boost in work", boost("accepted"), ["cancel", "refund", "deliver", "extend"]],
  ["a finished boost", boost("done"), ["refund", "extend"]],
  ["an unpaid boost", boost("pending"), ["cancel"]],
])("offers for %s exactly what is legal", (_, acted, acts) => {
  expect(legal(acted)).toEqual(acts);
});

it("offers for a member of a complete group what an unfulfilled order has", () => {
  const member = goods({ status: "grouping" });
  expect(ORDER_ACTIONS.filter((act) => refusalOf(act, member, true) === null)).toEqual([
    "cancel",
    "extend",
    "retry",
  ]);
});

it("leaves the money of an order in an open after-sale to the after-sale", () => {
  const open = goods({ inAfterSale: true });
  expect(legal(open)).toEqual(["exchange", "extend"]);
  expect(refusalOf("refund", open)).toContain("售后页");
  expect(legal(boost("done", true))).toEqual(["extend"]);
});

it("has a situation for every status, and a reason for every act that is refused", () => {
  const all = [
    ...ORDER_STATUSES.map((status) => goods({ status })),
    ...BOOST_STATUSES.map((status) => boost(status)),
  ];
  for (const acted of all) {
    for (const act of ORDER_ACTIONS) {
      const rule = ACTS[situationOf(acted)][act];
      expect(rule === true || rule.length > 4).toBe(true);
    }
  }
});
