import { expect, test } from "../fixtures";
import { readSeed } from "./seed";
import { drawVisits, findLeaks } from "./visit-all";

test("shows no trace of another brand when pages and payloads of many hosts are mixed", {
  tag: "@readonly",
}, async () => {
  // Dozens of first renders; the full run visits every page.
  test.setTimeout(120_000);
  const seed = readSeed(process.env);
  expect(await findLeaks(seed, "mixed", drawVisits(seed, 12)), `E2E_SEED=${seed}`).toEqual([]);
});
