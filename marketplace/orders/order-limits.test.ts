import { ApiError } from "@storefront/contract/api-error";
import {
  type BuyerHistory,
  checkMaxForBuyer,
  checkReservation,
  cooldownSeconds,
} from "../order-records/order-records";

const LIMITS = {
  perBuyer: 3,
  perListing: 2,
  piecesPerListing: 10,
  sharePercent: 20,
  shareMinPieces: 5,
  totalPercent: 60,
  cooldownS: 300,
};
const NOTHING: BuyerHistory = {
  unpaid: 0,
  unpaidOfListing: 0,
  unpaidPiecesOfListing: 0,
  unpaidPiecesOfItem: 0,
  piecesOfItem: 0,
  expired: 0,
  cancelled: 0,
  lastUnpaidEndAt: null,
};
const NOW = new Date("2026-03-01T10:00:00.000Z");
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

/** @returns the refusal, null when there is none */
function refusal(history: Partial<BuyerHistory>, quantity = 1, limits = LIMITS): ApiError | null {
  try {
    checkReservation({ ...NOTHING, ...history }, limits, { quantity, now: NOW });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

test.each([
  ["allows the last order below the limit", { unpaid: 2 }, 1, null],
  ["refuses one more than the limit", { unpaid: 3 }, 1, "unpaidOrders"],
  ["allows the last order of a listing", { unpaid: 1, unpaidOfListing: 1 }, 1, null],
  ["refuses one more of a listing", { unpaid: 2, unpaidOfListing: 2 }, 1, "unpaidOrders"],
  ["allows as many pieces as may be reserved", { unpaidPiecesOfListing: 4 }, 6, null],
  ["refuses one piece more", { unpaidPiecesOfListing: 4 }, 7, "quantityBounds"],
  ["requires no wait after two unpaid orders", { expired: 2, lastUnpaidEndAt: ago(1) }, 1, null],
  [
    "requires a wait after the third",
    { expired: 3, lastUnpaidEndAt: ago(299) },
    1,
    "orderCooldown",
  ],
  ["requires none once it is over", { expired: 3, lastUnpaidEndAt: ago(300) }, 1, null],
  [
    "counts two canceled orders as one",
    { cancelled: 6, lastUnpaidEndAt: ago(9) },
    1,
    "orderCooldown",
  ],
] as const)("%s", (_, history, quantity, reason) => {
  expect(refusal(history, quantity)?.reason ?? null).toBe(reason);
});

test("does not bound pieces when the limit is 0", () => {
  expect(refusal({}, 9999, { ...LIMITS, piecesPerListing: 0 })).toBeNull();
});

test("returns the time to wait", () => {
  expect(refusal({ expired: 4, lastUnpaidEndAt: ago(0) })).toMatchObject({
    message: "今天有多笔订单没有付款，请 10 分钟后再下单，或使用余额付款",
    retryAfterS: 600,
  });
});

test("doubles the wait with each unpaid order, up to six hours", () => {
  const waits = [2, 3, 4, 5, 20].map((expired) =>
    cooldownSeconds({ expired, cancelled: 0 }, LIMITS),
  );
  expect(waits).toEqual([0, 300, 600, 1200, 21_600]);
});

test("requires no wait when the cooldown is 0", () => {
  expect(cooldownSeconds({ expired: 50, cancelled: 50 }, { cooldownS: 0 })).toBe(0);
});

test.each([
  [3, 2, 5, 1, null],
  [3, 3, 5, 1, "每人限购 5 件，你还可以购买 2 件"],
  [4, 2, 5, 2, "每人限购 5 件，你已有 4 件，剩下的 1 件不够最少购买的 2 件"],
  [5, 1, 5, 1, "每人限购 5 件，你已经买满"],
  [900, 900, 0, 1, null],
])(
  "with %i had, %i wanted, %i allowed and at least %i says %p",
  (had, quantity, most, least, msg) => {
    const check = () => checkMaxForBuyer({ had, quantity, most, least });
    if (msg === null) expect(check).not.toThrow();
    else expect(check).toThrow(msg);
  },
);
