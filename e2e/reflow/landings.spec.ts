import { test } from "@playwright/test";
import { page as address } from "../support/addresses";
import { coveringLandings } from "../support/covering";
import { expectWhole } from "../support/whole";

/** Every composition and every look of a section there is; `npm run test:hosts` zooms into all pages. */
test.describe.configure({ mode: "parallel" });

for (const { brand, path, isRoot } of coveringLandings()) {
  test(`zoomed in, ${brand.key}${path} is whole and needs no sideways scrolling`, async ({
    page,
  }) => {
    await page.goto(address(brand.key, isRoot ? "/" : path));
    await expectWhole(page, path);
  });
}
