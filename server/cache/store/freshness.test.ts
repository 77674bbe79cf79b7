import { freshnessOf, lifetimeFrom } from "./freshness.js";

test("becomes stale after revalidate and expired after expire", () => {
  const lifetime = lifetimeFrom({ revalidate: 60, expire: 300 }, 1_000);
  expect(freshnessOf(lifetime, 60_999)).toBe("fresh");
  expect(freshnessOf(lifetime, 61_000)).toBe("stale");
  expect(freshnessOf(lifetime, 301_000)).toBe("expired");
});

test("stays fresh for ever without a lifetime", () => {
  expect(freshnessOf(lifetimeFrom({ revalidate: false }, 0), Number.MAX_SAFE_INTEGER)).toBe(
    "fresh",
  );
});
