import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * WCAG 2.2 AA, as far as a program can tell.
 * @param part a selector: what has changed since the whole page was looked at
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  // Text that is fading in or out has too little contrast for a moment; without motion nothing fades.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page })
    // No page of ours has a frame of another origin, for which axe would open a blank page on each run.
    .setLegacyMode()
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(found).toEqual([]);
}
