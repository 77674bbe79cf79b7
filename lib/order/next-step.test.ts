import { nextStepOf } from "./next-step";
import { AFTER_SALE, boostPageOf, DELIVERY, pageOf, RENTAL } from "./testing/details";

const LATER = "2026-11-28T02:00:00.000Z";
const manual = (status: string, delivery: object = {}) =>
  pageOf({ status, delivery_type: 1, delivery: { ...DELIVERY, ...delivery } });
const disputed = (after_sale: object) =>
  pageOf({ status: "collected", after_sale: { ...AFTER_SALE, ...after_sale } });

test.each([
  ["a seller who has to deliver", manual("paid"), "卖家交付", DELIVERY.deliver_by],
  ["a buyer who has to confirm", manual("delivered", { confirm_by: LATER }), "自动确认", LATER],
  ["a payment that is processed", pageOf({ processing: { refund_at: LATER } }), "最迟处理", LATER],
  ["a seller who has to answer", disputed({ state: "requested" }), "卖家处理", AFTER_SALE.until],
  ["a buyer who may escalate", disputed({}), "申请介入", AFTER_SALE.until],
  ["a rental", pageOf({ rent_hours: 5, rental: RENTAL }), "租用到期", RENTAL.ends_at],
  [
    "a deposit",
    pageOf({
      ...{ rent_hours: 5, status: "collected" },
      rental: { ...RENTAL, state: "over", deposit_state: "awaiting", deposit_due_at: LATER },
    }),
    "押金最迟退回",
    LATER,
  ],
  [
    "a claim against a deposit",
    pageOf({
      rent_hours: 5,
      rental: {
        ...{ ...RENTAL, state: "over", deposit_state: "claimed" },
        claim: { ...AFTER_SALE, state: "requested", claimed: "20.00", until: LATER },
      },
    }),
    "答复",
    LATER,
  ],
  ["a boost without a booster", boostPageOf({ status: "waiting" }), "接单", DELIVERY.deliver_by],
  ["a boost", boostPageOf(), "完成", DELIVERY.deliver_by],
  ["a done boost", boostPageOf({ status: "done", confirm_by: LATER }), "自动确认", LATER],
])("has the deadline of %s", (_name, page, label, at) => {
  expect(nextStepOf(page).deadline).toEqual({ label, at: new Date(at as string) });
});

test.each([
  ["pending", { status: "pending", paid_at: null }, "不会扣款"],
  ["paid", {}, "登录购买时的账号后领取"],
  ["collected", { status: "collected" }, "卡密已经领取"],
  ["expired", { status: "expired", paid_at: null }, "没有在时限内付款"],
  ["cancelled", { status: "cancelled", paid_at: null }, "没有扣款"],
  ["grouping", { status: "grouping", group_id: 1 }, "还差一位好友"],
  ["refunded", { status: "refunded", refund_reason: "not_delivered" }, "卖家没有在时限内交付"],
  ["refunded for no known reason", { status: "refunded" }, "款项按原路退回"],
  ["escalated", { after_sale: { ...AFTER_SALE, state: "escalated", until: null } }, "作出裁决"],
])("has no deadline when it is %s", (_name, wire, text) => {
  const step = nextStepOf(pageOf(wire));
  expect(step.deadline).toBeNull();
  expect(step.text).toContain(text);
});

test("prompts for the game account that a booster needs", () => {
  const account = { state: "missing", given_at: null, can_change: true };
  expect(nextStepOf(boostPageOf({ account })).text).toContain("填写游戏账号");
});
