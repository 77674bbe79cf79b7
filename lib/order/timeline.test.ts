import { AFTER_SALE, boostPageOf, DELIVERY, pageOf, RENTAL } from "./testing/details";
import { timelineOf } from "./timeline";

const SIGNS = { done: "✓", current: "→", ahead: "…", ended: "×" } as const;
const text = (page: Parameters<typeof timelineOf>[0]): string =>
  timelineOf(page)
    .map(({ name, state }) => SIGNS[state] + name)
    .join(" ");

const UNPAID = { paid_at: null };
const AT = "2026-11-26T05:00:00.000Z";
const manual = (status: string, delivery: object) => ({
  ...{ status, delivery_type: 1, delivery: { ...DELIVERY, ...delivery } },
});
const DELIVERED = { delivering_at: AT, delivered_at: AT, confirm_by: AT };

test.each([
  ["unpaid", { ...UNPAID, status: "pending" }, "✓下单 →付款 …领取卡密"],
  ["expired", { ...UNPAID, status: "expired" }, "✓下单 ×已超时"],
  ["cancelled", { ...UNPAID, status: "cancelled", cancelled_at: AT }, "✓下单 ×已取消"],
  ["paid", {}, "✓下单 ✓付款 →领取卡密"],
  ["collected", { status: "collected", collected_at: AT }, "✓下单 ✓付款 ✓领取卡密"],
  ["collected without times", { status: "collected", paid_at: null }, "✓下单 ✓付款 ✓领取卡密"],
  ["grouping", { status: "grouping", group_id: 7 }, "✓下单 ✓付款 →成团 …领取卡密"],
  ["of a full group", { group_id: 7 }, "✓下单 ✓付款 ✓成团 →领取卡密"],
  ["manual and paid", manual("paid", {}), "✓下单 ✓付款 →卖家开始交付 …卖家交付 …确认收货"],
  ["delivered", manual("delivered", DELIVERED), "✓下单 ✓付款 ✓卖家开始交付 ✓卖家交付 →确认收货"],
  [
    "completed by time",
    manual("completed", { ...DELIVERED, completed_at: AT, completed_by: "time" }),
    "✓下单 ✓付款 ✓卖家开始交付 ✓卖家交付 ✓到期自动确认",
  ],
  ["a rental", { rent_hours: 5, rental: RENTAL }, "✓下单 ✓付款 ✓开始租用 →归还 …押金结清"],
  [
    "a rental that is over",
    {
      ...{ rent_hours: 5, status: "collected" },
      rental: { ...RENTAL, state: "over", closed_at: AT, deposit_state: "awaiting" },
    },
    "✓下单 ✓付款 ✓开始租用 ✓已到期 →押金结清",
  ],
  [
    "in after-sale",
    { status: "collected", collected_at: AT, after_sale: AFTER_SALE },
    "✓下单 ✓付款 ✓领取卡密 →退款中",
  ],
  ["refunded", { status: "refunded" }, "✓下单 ✓付款 ×已退款"],
])("shows the steps of an order that is %s", (_name, wire, expected) => {
  expect(text(pageOf(wire))).toBe(expected);
});

test("shows the steps of a boost", () => {
  expect(text(boostPageOf())).toBe("✓下单 ✓付款 ✓代练接单 ✓开始上号 →达到目标段位 …确认完成");
  expect(text(boostPageOf({ status: "waiting", accepted_at: null, begun_at: null }))).toBe(
    "✓下单 ✓付款 →代练接单 …开始上号 …达到目标段位 …确认完成",
  );
});

test("gives a step its time only once it is done", () => {
  const times = timelineOf(pageOf({ status: "collected", collected_at: AT })).map(({ at }) =>
    at?.toISOString(),
  );
  expect(times).toEqual(["2026-11-26T02:00:00.000Z", "2026-11-26T02:01:00.000Z", AT]);
  expect(timelineOf(pageOf()).at(-1)?.at).toBeNull();
});
