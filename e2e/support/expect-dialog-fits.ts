import { expect, type Locator, type Page } from "@playwright/test";
import { expectReflow } from "./expect-reflow";

/** 1920 x 1080 and 1280 x 800 at 200%, and 1280 x 1024 at 400% (WCAG 2.2, 1.4.10), in CSS pixels. */
const ZOOMED_WINDOWS = [
  { width: 960, height: 540 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
] as const;

/**
 * Expects an open dialog to stay within zoomed windows, without horizontal clipping and with reachable buttons.
 * Restores the window size.
 * @param buttons names of the dialog's buttons; the close button is always checked
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
    const message = `${name} at ${window.width} x ${window.height}`;
    await expect.poll(() => cutOff(dialog), { message }).toEqual([]);
    for (const button of [...buttons, "关闭"]) {
      // A trial click scrolls to the button and fails when another element covers it.
      await dialog.getByRole("button", { name: button, exact: true }).click({ trial: true });
    }
  }
  if (before) await page.setViewportSize(before);
}

/** Returns the dialog's elements beyond its right edge, and its own bounds when it exceeds the window. */
function cutOff(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const clipped = [...element.querySelectorAll("*")]
      .filter((part) => !part.closest("svg, .sr-only"))
      .filter((part) => part.getBoundingClientRect().right > right + 0.5)
      .map((part) => part.outerHTML.slice(0, 140));
    if (left < 0 || top < 0 || right > clientWidth || bottom > window.innerHeight) {
      clipped.unshift(`${width} px wide, from ${left}, ${top} to ${right}, ${bottom}`);
    }
    return clipped;
  });
}
