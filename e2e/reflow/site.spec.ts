import { test } from "@playwright/test";
import { page as address } from "../support/addresses";
import { expectReflow } from "../support/reflow";

for (const path of ["/index", "/practicePage", "/corporate-information", "/about"]) {
  test(`zoomed in, ${path} needs no sideways scrolling`, async ({ page }) => {
    await page.goto(address("mima", path));
    await expectReflow(page, path);
  });
}
