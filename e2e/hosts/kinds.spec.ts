import { test } from "@playwright/test";
import { allSubjects } from "../../scripts/contact-sheet/subjects";
import { page as address } from "../support/addresses";
import { expectSoundPage } from "../support/expect-sound";
import { expectWhole } from "../support/whole";

/** One landing page of each kind, as it is and zoomed in; `npm run test:hosts` opens them all. */
const samples = new Map(allSubjects().map((subject) => [subject.kind, subject]));

for (const [kind, { brand, path }] of samples) {
  if (brand.hosts.length === 0) continue;
  test(`${kind}: ${brand.key}${path}`, async ({ page }) => {
    await expectSoundPage(page, address(brand.key, path));
    await expectWhole(page, path);
  });
}

for (const path of ["/corporate-information", "/about"]) {
  test(path, ({ page }) => expectSoundPage(page, address("mima", path)));
}
