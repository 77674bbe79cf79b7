import { allSubjects } from "../../scripts/contact-sheet/subjects";
import { test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { expectHealthyPage } from "../support/expect-healthy-page";
import { expectNoClipping } from "../support/expect-no-clipping";

/** One landing page of each kind, as it is and zoomed in; `npm run test:hosts` opens them all. */
const samples = new Map(allSubjects().map((subject) => [subject.kind, subject]));

for (const [kind, { brand, path }] of samples) {
  if (brand.hosts.length === 0) continue;
  test(`${kind}: ${brand.key}${path}`, async ({ page }) => {
    await expectHealthyPage(page, brandUrl(brand.key, path));
    await expectNoClipping(page, path);
  });
}

for (const path of ["/corporate-information", "/about"]) {
  test(path, ({ page }) => expectHealthyPage(page, brandUrl("mima", path)));
}
