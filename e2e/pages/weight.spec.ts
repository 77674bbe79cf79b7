import { expect, test } from "../fixtures";
import { measurePageWeight } from "../support/page-weight";

/** Budgets of a first visit. */
const PAGES = [
  { name: "goods page", path: "/goodsDetails?goodsId=1001", requests: 30, kilobytes: 400 },
  { name: "home", path: "/index", requests: 45, kilobytes: 600 },
  { name: "landing page", path: "/index_m", requests: 34, kilobytes: 320 },
];

/** The threshold that web.dev calls good. */
const GOOD_LAYOUT_SHIFT = 0.1;

for (const { name, path, ...budget } of PAGES) {
  test(`keeps the ${name} within its budget of requests and bytes, without layout shifts, on a first visit`, {
    tag: "@readonly",
  }, async ({ page }) => {
    const { requests, kilobytes, layoutShifts, totalShift } = await measurePageWeight(page, path);
    expect.soft(requests, "requests").toBeLessThanOrEqual(budget.requests);
    expect.soft(kilobytes, "kilobytes").toBeLessThanOrEqual(budget.kilobytes);
    expect.soft(layoutShifts, "layout shifts after the document was parsed").toEqual([]);
    expect.soft(totalShift, "cumulative layout shift").toBeLessThanOrEqual(GOOD_LAYOUT_SHIFT);
    expect(requests, "requests seen").toBeGreaterThan(5);
  });
}
