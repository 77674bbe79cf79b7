import { expect, type Page } from "@playwright/test";

/** 1920 and 1280 at 200%, and 1280 at 400% (WCAG 2.2, 1.4.10), in CSS pixels. */
const ZOOMED_WIDTHS = [960, 640, 320] as const;

/**
 * Expects no horizontal scrolling at any zoom. Containers that scroll by themselves (a wide table, a row of thumbnails)
 * may have content wider than the page.
 */
export const expectReflow = (page: Page, subject: string): Promise<void> =>
  expectNoneWhenZoomed(page, subject, findOverflow);

/** Narrows the window step by step and expects no problem. @param find describes the problems at the current width */
export async function expectNoneWhenZoomed(
  page: Page,
  subject: string,
  find: (page: Page) => Promise<string[]>,
): Promise<void> {
  for (const width of ZOOMED_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => find(page), { message: `${subject} at ${width} px` }).toEqual([]);
  }
}

/** Returns the outermost elements that make the page wider than its window. */
export function findOverflow(page: Page): Promise<string[]> {
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
