import fc from "fast-check";
import { TokenBucket } from "./token-bucket";

test("holds its burst, and refills at its rate up to the burst", () => {
  const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, 0);
  bucket.take(3, 0);
  expect(bucket.level(0)).toBe(0);
  expect(bucket.secondsUntil(1, 0)).toBe(0.5);
  expect(bucket.level(500)).toBe(1);
  expect(bucket.level(60_000)).toBe(3);
});

test("never gives more than its burst and what its rate adds", () => {
  const steps = fc.array(fc.tuple(fc.nat(5_000), fc.double({ min: 0.1, max: 3, noNaN: true })));
  fc.assert(
    fc.property(steps, (requests) => {
      const bucket = new TokenBucket({ burst: 5, perSecond: 2 }, 0);
      let now = 0;
      let taken = 0;
      for (const [wait, cost] of requests) {
        now += wait;
        if (bucket.secondsUntil(cost, now) > 0) continue;
        bucket.take(cost, now);
        taken += cost;
      }
      expect(taken).toBeLessThanOrEqual(5 + (now / 1000) * 2 + 1e-6);
    }),
  );
});
