import { test } from "@playwright/test";
import { allSubjects, type Subject } from "../../scripts/contact-sheet/subjects";
import { page as address } from "../support/addresses";
import { expectReflow } from "../support/reflow";
import { expectWhole } from "../support/whole";

/** One landing page of each composition, by kind; `npm run test:hosts` zooms into them all. */
const samples = new Map(allSubjects().map((subject) => [compositionOf(subject), subject]));
const onHosts = [...samples.values()].filter(({ brand }) => brand.hosts.length > 0);

for (const kind of new Set(onHosts.map((subject) => subject.kind))) {
  test(`zoomed in, ${kind} is whole and needs no sideways scrolling`, async ({ page }) => {
    for (const { brand, path, isRoot } of onHosts.filter((subject) => subject.kind === kind)) {
      await page.goto(address(brand.key, isRoot ? "/" : path));
      await expectReflow(page, `${brand.key}${path}`);
      await expectWhole(page, `${brand.key}${path}`);
    }
  });
}

function compositionOf({ brand, path, kind }: Subject): string {
  const { root, landings } = brand;
  const own = "page" in root && path === "/" ? root.page : null;
  const landing = own ?? landings.find(({ route }) => route === path);
  return landing?.design?.hero.look ?? kind;
}
