import { test } from "@playwright/test";
import { page as address } from "../support/addresses";
import { coveringLandings } from "../support/covering";
import { expectReflow } from "../support/reflow";
import { expectWhole } from "../support/whole";

/** Every composition and every look of a section, by kind of page; `npm run test:hosts` zooms into all pages. */
const pages = coveringLandings();

for (const kind of new Set(pages.map((subject) => subject.kind))) {
  test(`zoomed in, ${kind} is whole and needs no sideways scrolling`, async ({ page }) => {
    for (const { brand, path, isRoot } of pages.filter((subject) => subject.kind === kind)) {
      await page.goto(address(brand.key, isRoot ? "/" : path));
      await expectReflow(page, `${brand.key}${path}`);
      await expectWhole(page, `${brand.key}${path}`);
    }
  });
}
