import type { Page } from "playwright";

/** Returns the texts of a page that do not fit their box or the picture. */
export const findCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      if (text === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box = node.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow !== "hidden") continue;
        const edge = box.getBoundingClientRect();
        // A text that ends in an ellipsis has the width of what is left of it.
        const short = box.classList.contains("cut") && box.scrollWidth > box.clientWidth + 1;
        const sides = left < edge.left - 1 || right > edge.right + 1 || short;
        // The line box of a glyph is higher than the glyph.
        const slack = (bottom - top) * 0.15;
        const ends = top < edge.top - slack || bottom > edge.bottom + slack;
        if (sides || ends) {
          cut.push(text);
          break;
        }
      }
    }
    return cut;
  });
