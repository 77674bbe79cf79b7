import { expect, type Page } from "@playwright/test";

/** CSS pixels that are left of 1920 and 1280 at 200%, and of 1280 at 400% (WCAG 2.2, 1.4.10). */
const ZOOMED_WIDTHS = [960, 640, 320] as const;

/**
 * Narrows the window step by step: nothing may stick out of the page, so that nobody has to scroll sideways to read.
 * What scrolls within a frame of its own (a wide table, a row of thumbnails) may be wider than the page.
 */
export const expectReflow = (page: Page, subject: string): Promise<void> =>
  expectNothing(page, subject, isClipped);

/** Narrows the window step by step. @param find what is wrong at this width, in words */
export async function expectNothing(
  page: Page,
  subject: string,
  find: (page: Page) => Promise<string[]>,
): Promise<void> {
  for (const width of ZOOMED_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => find(page), { message: `${subject} at ${width} px` }).toEqual([]);
  }
}

/** The outermost elements that make the page wider than its window. */
export function isClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > room + 0.5,
    );
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide
        .filter((element) => !wide.includes(element.parentElement as Element))
        .slice(0, 8)
        .map((element) => element.outerHTML.slice(0, 140)),
    ];
  });
}
