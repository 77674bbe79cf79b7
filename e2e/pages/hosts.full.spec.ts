import { test } from "../fixtures";
import { expectOwnRoot } from "./expect-own-root";

for (const key of ["mima", "diandian"] as const) {
  test(`shows the brand's own root on the host of ${key}`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectOwnRoot(page, key);
  });
}
