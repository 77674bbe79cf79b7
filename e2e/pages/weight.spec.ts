import { expect, test } from "../fixtures";
import { measurePageWeight } from "../support/page-weight";

/** What a first visit may take at most. */
const PAGES = [
  { name: "goods page", path: "/goodsDetails?goodsId=1001", requests: 30, kilobytes: 400 },
  { name: "home", path: "/index", requests: 45, kilobytes: 600 },
  { name: "landing page", path: "/index_m", requests: 34, kilobytes: 320 },
];

/** What web.dev calls good. */
const GOOD_LAYOUT_SHIFT = 0.1;

for (const { name, path, ...most } of PAGES) {
  test(`the ${name} stays within its requests and bytes when opened first, and nothing moves`, {
    tag: "@readonly",
  }, async ({ page }) => {
    const { requests, kilobytes, layoutShifts, totalShift } = await measurePageWeight(page, path);
    expect.soft(requests, "requests").toBeLessThanOrEqual(most.requests);
    expect.soft(kilobytes, "kilobytes").toBeLessThanOrEqual(most.kilobytes);
    expect.soft(layoutShifts, "layout shifts after the document was parsed").toEqual([]);
    expect.soft(totalShift, "cumulative layout shift").toBeLessThanOrEqual(GOOD_LAYOUT_SHIFT);
    expect(requests, "requests seen").toBeGreaterThan(5);
  });
}
