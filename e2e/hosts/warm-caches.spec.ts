import { BRANDS } from "../../brands";
import { expect, test } from "../fixtures";
import { readSeed } from "./seed";
import { findLeaks, VISITS } from "./visit-all";

test("tells of no other brand when pages and payloads of all hosts are mixed", {
  tag: "@readonly",
}, async () => {
  // More than 400 pages are rendered for the first time.
  test.setTimeout(240_000);
  expect(VISITS.length).toBeGreaterThan(BRANDS.length * 5);
  const seed = readSeed(process.env);
  expect(await findLeaks(seed, "mixed"), `E2E_SEED=${seed}`).toEqual([]);
});
