import { test } from "../fixtures";
import { expectBrandRoot } from "./expect-brand-root";

for (const key of ["mima", "diandian"] as const) {
  test(`shows the brand's own root on the host of ${key}`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectBrandRoot(page, key);
  });
}
