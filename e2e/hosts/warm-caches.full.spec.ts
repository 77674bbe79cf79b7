import { BRANDS } from "@storefront/brands";
import { expect, test } from "../fixtures";
import { readSeed } from "./seed";
import { findLeaks, VISITS } from "./visit-all";

test("shows no trace of another brand when every host is visited three times in random order", {
  tag: "@readonly",
}, async () => {
  // Three rounds of more than 400 pages.
  test.setTimeout(600_000);
  expect(VISITS.length).toBeGreaterThan(BRANDS.length * 5);
  const seed = readSeed(process.env);
  console.log(`order of the visits: E2E_SEED=${seed}`);
  for (const [round, kind] of (["html", "rsc", "mixed"] as const).entries()) {
    expect(await findLeaks(seed + round, kind), `${kind}, E2E_SEED=${seed}`).toEqual([]);
  }
});
