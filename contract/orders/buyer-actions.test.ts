import { buyerActions } from "./buyer-actions";
import { ACTIONABLE_ORDERS, nameOf } from "./testing/actionable-orders";

const actionsOf = (name: string, device: "desktop" | "phone" = "phone"): string[] => {
  const order = ACTIONABLE_ORDERS.find((each) => nameOf(each) === name);
  if (!order) throw new Error(`no order is "${name}"`);
  return [...buyerActions(order, device)];
};

test.each([
  ["goods pending", ["pay", "cancel"]],
  ["goods pending isChecking", []],
  ["goods paid", []],
  ["goods paid isRefundable isDisputable", ["refundNow"]],
  ["goods delivered isDisputable", ["confirm", "requestRefund"]],
  ["goods refunding requested", ["withdrawRefund"]],
  ["goods refunding refused", ["withdrawRefund", "escalate"]],
  ["goods refunding", []],
  ["goods completed decided", ["again"]],
  ["group grouping", ["invite"]],
  ["group grouping isProcessing", []],
  ["boost paid", ["cancelBoost"]],
  ["boost delivered isDisputable", ["confirm", "requestRefund"]],
  ["rent delivered", []],
  ["rent collected running offered", ["extend", "returnRental"]],
  ["rent collected running unpaid", ["payExtension", "cancelExtension", "returnRental"]],
  ["rent collected returned requested", ["acceptClaim", "objectClaim", "again"]],
  ["rent collected over escalated", ["acceptClaim", "again"]],
  ["goods cancelled", ["again"]],
])("%s: %j", (name, actions) => {
  expect(actionsOf(name)).toEqual(actions);
});

test("lets a boost be paid on the phone only", () => {
  expect(actionsOf("boost pending", "phone")).toContain("pay");
  expect(actionsOf("boost pending", "desktop")).toEqual(["cancel"]);
});

test("offers at most one of the actions that exclude each other", () => {
  const rivals = [
    ["pay", "confirm", "again"],
    ["cancel", "cancelBoost", "refundNow", "requestRefund", "withdrawRefund"],
    ["extend", "payExtension"],
  ] as const;
  for (const order of ACTIONABLE_ORDERS) {
    const actions = buyerActions(order, "phone");
    for (const each of rivals) {
      const both = each.filter((action) => actions.has(action));
      expect([nameOf(order), both.length]).toEqual([nameOf(order), Math.min(both.length, 1)]);
    }
  }
});
