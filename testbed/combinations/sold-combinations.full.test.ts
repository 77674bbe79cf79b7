import { sampledCases } from "../jest/test-scope";
import { useTestApp } from "../marketplace/use-test-app";
import { allAttempts, unchangedAttempts } from "./all-attempts";
import { buyListings } from "./buy-listings";
import { expectFulfilledAtOnce, expectNothingLost } from "./expect-ends";

const BATCH = 100;
const TIMEOUT_MS = 900_000;

const test = useTestApp({ userCallsPerMinute: 1_000_000 });

const unchanged = unchangedAttempts();
const changed = allAttempts();
const attempts = [...unchanged, ...changed];
const batches = Array.from({ length: Math.ceil(attempts.length / BATCH) }, (_, at) =>
  attempts.slice(at * BATCH, (at + 1) * BATCH),
);

it("enumerates 2328 attempts without a change and 7372 with one", () => {
  expect([unchanged.length, changed.length]).toEqual([2328, 7372]);
});

/** All parts take 20 minutes; a part of the tests beyond the gate runs two of them. */
const parts = batches.map((batch, at) => [at + 1, batch] as const);

it.each(sampledCases(parts, 60))(
  `ends every purchase in goods or in money: part %i of ${batches.length}`,
  async (_, batch) => {
    const bought = await buyListings(test, batch);
    expectNothingLost(bought);
    expect(expectFulfilledAtOnce(bought)).toBeGreaterThan(0);
    expect(bought.purchases.length).toBeGreaterThanOrEqual(batch.length);
  },
  TIMEOUT_MS,
);
