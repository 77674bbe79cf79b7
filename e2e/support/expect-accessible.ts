import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * WCAG 2.2 AA, as far as a program can tell.
 * @param part a selector: what has changed since the whole page was looked at
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  // Text that is fading in or out has too little contrast for a moment; without motion nothing fades.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await layOutFarParts(page, true);
  const { violations } = await new AxeBuilder({ page })
    // No page of ours has a frame of another origin, for which axe would open a blank page on each run.
    .setLegacyMode()
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  await layOutFarParts(page, false);
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(found).toEqual([]);
}

/**
 * What is far below the window has the room of an estimate until it comes near (`skip-far` in app/globals.css): measured
 * there, its contents reach into the part below. A visitor never meets it in that state.
 */
async function layOutFarParts(page: Page, laidOut: boolean): Promise<void> {
  await page.evaluate((visible) => {
    for (const part of document.querySelectorAll<HTMLElement>(".skip-far")) {
      part.style.contentVisibility = visible ? "visible" : "";
    }
  }, laidOut);
}
