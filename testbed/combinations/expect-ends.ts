import { isNoticed } from "./attempt";
import type { Bought } from "./buy-listings";
import type { End } from "./purchase-end";

const FULFILLED: readonly End[] = ["delivered", "promised", "grouping"];
const FINAL: readonly End[] = ["delivered", "refunded", "unpaid"];

/** Describes the purchases whose end is not one of the expected ones. */
const unexpectedEnds = ({ purchases }: Bought, ends: readonly End[], expected: readonly End[]) =>
  purchases.flatMap(({ attempt, orderNum }, at) => {
    const end = ends[at];
    return end && expected.includes(end) ? [] : [{ orderNum, end, attempt }];
  });

/** Expects every purchase to have ended in goods or in money, after a task while it had neither, and clean books. */
export function expectNothingLost(bought: Bought): void {
  const { paid, ended, faults } = bought;
  expect(unexpectedEnds(bought, paid, [...FULFILLED, "waiting", "unnoticed", "unpaid"])).toEqual(
    [],
  );
  expect(unexpectedEnds(bought, ended, FINAL)).toEqual([]);
  expect(faults).toEqual([]);
}

/** Expects the goods at the payment wherever no failure is planted. @returns how many purchases that are */
export function expectFulfilledAtOnce({ purchases, paid, ...bought }: Bought): number {
  const smooth = purchases.flatMap((purchase, at) => {
    const { attempt, isPlaced } = purchase;
    const end = paid[at] ?? "lost: unknown";
    return attempt.failure === "nothing" && isNoticed(attempt) && isPlaced
      ? [{ purchase, end }]
      : [];
  });
  const own = { ...bought, paid, purchases: smooth.map(({ purchase }) => purchase) };
  const ends = smooth.map(({ end }) => end);
  expect(unexpectedEnds(own, ends, FULFILLED)).toEqual([]);
  return smooth.length;
}
