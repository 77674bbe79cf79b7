import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects no WCAG 2.2 AA violation that axe can detect.
 * @param part selector of the region to check, e.g. what changed since the last check of the page
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  // Fading text briefly has too little contrast; reduced motion disables fading.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await finishTransitions(page);
  await layOutFarParts(page, true);
  const { violations } = await new AxeBuilder({ page })
    // Without legacy mode, axe opens a blank page on each run for cross-origin frames, of which we have none.
    .setLegacyMode()
    .include(part)
    // Reporting only violations takes half as long: axe need not describe every element that passes.
    .options({ runOnly: { type: "tag", values: WCAG_TAGS }, resultTypes: ["violations"] })
    .analyze();
  await layOutFarParts(page, false);
  await page.emulateMedia({ reducedMotion: null });
  const problems = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(problems).toEqual([]);
}

/** Ends transitions that run already, such as of a button that has just been enabled: reduced motion stops only new ones. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

/**
 * Sections far below the viewport have an estimated size until they come near (`skip-far` in app/globals.css). Measured
 * in that state, their contents overlap the next section; visitors never see it.
 */
async function layOutFarParts(page: Page, laidOut: boolean): Promise<void> {
  await page.evaluate((visible) => {
    for (const part of document.querySelectorAll<HTMLElement>(".skip-far")) {
      part.style.contentVisibility = visible ? "visible" : "";
    }
  }, laidOut);
}
