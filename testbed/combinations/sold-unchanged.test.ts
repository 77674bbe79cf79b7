import { openTestApp, type TestApp } from "../marketplace/test-app";
import { factorsOf, unchangedAttempts } from "./all-attempts";
import type { Attempt } from "./attempt";
import { type Bought, buyListings } from "./buy-listings";
import { coveringSample } from "./covering-sample";
import { expectFulfilledAtOnce, expectNothingLost } from "./expect-ends";

/** Quick enough for mutants of fulfillment, which must fail the first test and pass the second (testbed/mutants). */
const TIMEOUT_MS = 300_000;

let test: TestApp;
let smooth: Attempt[];
let failing: Attempt[];
let bought: Bought;
beforeAll(async () => {
  test = await openTestApp({ userCallsPerMinute: 1_000_000 });
  const fails = ({ failure }: Attempt) => failure !== "nothing";
  const attempts = unchangedAttempts();
  smooth = coveringSample(
    attempts.filter((each) => !fails(each)),
    factorsOf,
  );
  failing = coveringSample(attempts.filter(fails), factorsOf);
  bought = await buyListings(test, [...smooth, ...failing]);
}, TIMEOUT_MS);
afterAll(async () => {
  // The books are compared by the second test; an error of a hook would hide what it says.
  await test.reset().catch(() => undefined);
  await test.close();
});

it("fulfills every purchase at its payment when nothing fails", () => {
  expect(smooth.length).toBeGreaterThanOrEqual(15);
  expect(expectFulfilledAtOnce(bought)).toBeGreaterThanOrEqual(smooth.length);
});

it("ends every purchase in goods or in money when fulfillment fails", () => {
  expect(failing.length).toBeGreaterThanOrEqual(15);
  expectNothingLost(bought);
});
