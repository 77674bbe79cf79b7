import { test } from "@playwright/test";
import { allSubjects } from "../../scripts/contact-sheet/subjects";
import { page as address } from "../support/addresses";
import { expectSoundPage } from "../support/expect-sound";
import { expectWhole } from "../support/whole";

/** Every root and every landing page, in a browser, on its owner's host, as it is and zoomed in. */
test.describe.configure({ mode: "parallel" });

for (const { brand, path, isRoot } of allSubjects()) {
  if (brand.hosts.length === 0) continue;
  test(`${brand.key}${path}`, async ({ page }) => {
    await expectSoundPage(page, address(brand.key, isRoot ? "/" : path));
    await expectWhole(page, path);
  });
}
