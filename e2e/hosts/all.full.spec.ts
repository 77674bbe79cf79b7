import { allSubjects } from "../../scripts/contact-sheet/subjects";
import { test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { expectHealthyPage } from "../support/expect-healthy-page";
import { expectNoClipping } from "../support/expect-no-clipping";

/** Every root and every landing page, in a browser, on its owner's host, as it is and zoomed in. */
test.describe.configure({ mode: "parallel" });

for (const { brand, path, isRoot } of allSubjects()) {
  if (brand.hosts.length === 0) continue;
  test(`${brand.key}${path}`, async ({ page }) => {
    await expectHealthyPage(page, brandUrl(brand.key, isRoot ? "/" : path));
    await expectNoClipping(page, path);
  });
}
