import { createCoverage } from "./coverage";
import type { WatchedOrder } from "./watch-orders";

const ORDER: WatchedOrder = {
  ...{ orderNum: "1", userId: 1, status: "collected", isRented: false, isClosed: false },
  ...{ inAfterSale: false, refundedFen: 0, priceFen: 500, returnedFen: 0, cashbackFen: 60 },
  ...{ rewardFen: 0, isRewardPaid: false, escrowFen: 500, sellerFen: 0, isSettled: false },
  parts: ["cashback", "coupon"],
};

function refunded() {
  const coverage = createCoverage();
  coverage.count("clerk part", { before: ORDER, after: { ...ORDER, refundedFen: 100 } });
  return coverage;
}

it("counts an act for each part of the price, by the state that it has met", () => {
  const coverage = refunded();
  const pair = { act: "clerk part", state: "collected, cashback paid" } as const;
  expect(coverage.times({ ...pair, part: "cashback" })).toBe(1);
  expect(coverage.times({ ...pair, part: "coupon" })).toBe(1);
  expect(coverage.times({ ...pair, part: "gift" })).toBe(0);
  expect(coverage.times({ ...pair, state: "paid", part: "coupon" })).toBe(0);
});

it("adds up the coverage of several stories", () => {
  const coverage = refunded();
  coverage.add(refunded());
  expect(coverage.times({ act: "clerk", state: "collected", part: "cashback" })).toBe(2);
});

it("writes a row for each act and state", () => {
  const coverage = refunded();
  coverage.count("buyer buy", { before: undefined, after: { ...ORDER, parts: [] } });
  expect(coverage.table().map((line) => line.replace(/ {2,}/g, "  "))).toEqual([
    "act: state before  none  cashback  coupon  gift  deposit  extension  reward  group  first order",
    "buyer buy: new  1  .  .  .  .  .  .  .  .",
    "clerk part: collected, cashback paid  .  1  1  .  .  .  .  .  .",
  ]);
});
