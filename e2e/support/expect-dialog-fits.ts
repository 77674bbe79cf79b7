import { expect, type Locator, type Page } from "@playwright/test";
import { expectReflow } from "./expect-reflow";

/** What is left of 1920 x 1080 and 1280 x 800 at 200%, and of 1280 x 1024 at 400% (WCAG 2.2, 1.4.10), CSS pixels. */
const ZOOMED_WINDOWS = [
  { width: 960, height: 540 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
] as const;

/**
 * Narrows the window around an open dialog: it stays within the window, nothing in it is cut off sideways, and its
 * buttons can be reached. Leaves the window as it was.
 * @param buttons names of what the dialog is for; its close button is looked at in any case
 */
export async function expectDialogFits(
  page: Page,
  dialog: Locator,
  buttons: string[],
): Promise<void> {
  const before = page.viewportSize();
  const name = (await dialog.getByRole("heading").first().textContent()) ?? "";
  await expectReflow(page, name);
  for (const window of ZOOMED_WINDOWS) {
    await page.setViewportSize(window);
    const at = `${name} at ${window.width} x ${window.height}`;
    await expect.poll(() => cutOff(dialog), { message: at }).toEqual([]);
    for (const button of [...buttons, "关闭"]) {
      // A trial scrolls as a visitor would, and asks whether something stands over the button.
      await dialog.getByRole("button", { name: button, exact: true }).click({ trial: true });
    }
  }
  if (before) await page.setViewportSize(before);
}

/** What of a dialog is beyond the window, or beyond its own edge without a way to scroll there. */
function cutOff(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const found = [...element.querySelectorAll("*")]
      .filter((part) => !part.closest("svg, .sr-only"))
      .filter((part) => part.getBoundingClientRect().right > right + 0.5)
      .map((part) => part.outerHTML.slice(0, 140));
    if (left < 0 || top < 0 || right > clientWidth || bottom > window.innerHeight) {
      found.unshift(`${width} px wide, from ${left}, ${top} to ${right}, ${bottom}`);
    }
    return found;
  });
}
