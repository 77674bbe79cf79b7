import type { Page } from "@playwright/test";
import { expectNothing, isClipped } from "./expect-reflow";

/**
 * Nothing overflows the page, and text is not clipped at any zoom: a section that hides what sticks out of it
 * keeps the page narrow, and could hide words.
 * Names that end in an ellipsis are meant to; drawings may run out of the page.
 */
export const expectNoClipping = (page: Page, subject: string): Promise<void> =>
  expectNothing(page, subject, async () => [
    ...(await isClipped(page)),
    ...(await cutOff(page)).map((words) => `cut off: ${words}`),
  ]);

/** Texts that reach over the side of the window, or of what clips them. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? "";
      const of = text.parentElement;
      if (words === "" || !of || of.closest("[aria-hidden=true],[role=img],svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      let { left, right } = range.getBoundingClientRect();
      if (left === right) continue;
      let whole = true;
      for (let box: Element | null = of; box && whole; box = box.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") break;
        if (overflowX === "visible" && box !== document.body) continue;
        const edge = box.getBoundingClientRect();
        // A box of one pixel is for screen readers alone.
        if (edge.width <= 1) break;
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        whole = left >= edge.left - 1 && right <= edge.right + 1;
      }
      if (!whole) cut.push(`${words.slice(0, 20)} ${Math.round(left)}–${Math.round(right)}`);
    }
    return cut;
  });
}
