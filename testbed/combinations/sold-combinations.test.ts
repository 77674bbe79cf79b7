import { useTestApp } from "../marketplace/use-test-app";
import { allAttempts, factorsOf } from "./all-attempts";
import type { Attempt } from "./attempt";
import { type Bought, buyListings } from "./buy-listings";
import { coveringSample, pairsOf } from "./covering-sample";
import { expectFulfilledAtOnce, expectNothingLost } from "./expect-ends";

/** A tenth of it on an idle machine of two cores. */
const TIMEOUT_MS = 300_000;

const test = useTestApp({ userCallsPerMinute: 1_000_000 }, { resets: false });
let attempts: Attempt[];
let sample: Attempt[];
let bought: Bought;
beforeAll(async () => {
  attempts = allAttempts();
  sample = coveringSample(attempts, factorsOf);
  bought = await buyListings(test, sample);
}, TIMEOUT_MS);

it("buys a listing for every pair of fields, changes, payments and failures: 116 of 7372 attempts", () => {
  expect([sample.length, attempts.length]).toEqual([116, 7372]);
  const pairsIn = (list: readonly Attempt[]) =>
    new Set(list.flatMap((each) => pairsOf(factorsOf(each))));
  expect(pairsIn(sample)).toEqual(pairsIn(attempts));
  expect(bought.purchases.filter(({ isPlaced }) => isPlaced).length).toBeGreaterThanOrEqual(90);
});

it("ends every purchase in goods or in money, with clean books at every step", () => {
  expectNothingLost(bought);
  for (const end of ["delivered", "refunded"])
    expect(bought.ended.filter((each) => each === end).length).toBeGreaterThanOrEqual(30);
});

it("fulfills every purchase at its payment that nothing keeps from it", () => {
  expect(expectFulfilledAtOnce(bought)).toBeGreaterThanOrEqual(15);
});

it("refuses changes of a listing with a reason", () => {
  expect(bought.refusedChanges.size).toBeGreaterThanOrEqual(10);
  for (const reason of bought.refusedChanges.values()) expect(reason).not.toBe("");
});
