import type { Page } from "@playwright/test";
import { expectNoneWhenZoomed, findOverflow } from "./expect-reflow";

/**
 * Expects no overflow and no clipped text at any zoom: a section with hidden overflow keeps the page narrow but could
 * cut text off. Intended ellipses and drawings are exempt.
 */
export const expectNoClipping = (page: Page, subject: string): Promise<void> =>
  expectNoneWhenZoomed(page, subject, async () => [
    ...(await findOverflow(page)),
    ...(await findClippedTexts(page)).map((words) => `cut off: ${words}`),
  ]);

/** Returns the texts that extend beyond the window or the box that clips them. */
function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? "";
      const parent = text.parentElement;
      if (words === "" || !parent || parent.closest("[aria-hidden=true],[role=img],svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      let { left, right } = range.getBoundingClientRect();
      if (left === right) continue;
      let visible = true;
      for (let box: Element | null = parent; box && visible; box = box.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") break;
        if (overflowX === "visible" && box !== document.body) continue;
        const edge = box.getBoundingClientRect();
        // A one-pixel box holds text for screen readers only.
        if (edge.width <= 1) break;
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        visible = left >= edge.left - 1 && right <= edge.right + 1;
      }
      if (!visible) clipped.push(`${words.slice(0, 20)} ${Math.round(left)}–${Math.round(right)}`);
    }
    return clipped;
  });
}
