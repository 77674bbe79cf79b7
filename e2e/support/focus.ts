import { expect, type Page } from "@playwright/test";

interface FocusStop {
  /** Approximate accessible name: the label, else the text. */
  name: string;
  /** A focus indicator is visible. */
  marked: boolean;
  /** On the screen and not covered. */
  inSight: boolean;
}

/** Describes the element that has the focus. */
export const focusStop = (page: Page): Promise<FocusStop> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return { name: "", marked: false, inSight: false };
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    const label = isField ? focused.labels?.[0] : undefined;
    const words = focused.getAttribute("aria-label") ?? label?.textContent ?? focused.textContent;
    // An invisible field on top of its label shows its focus on the label.
    const shown = label && getComputedStyle(focused).opacity === "0" ? label : focused;
    const isMarked = (element: Element | null) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none"
      );
    };
    const box = shown.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      name: words.trim(),
      // A field may show its focus on a frame that it shares with a button.
      marked: isMarked(shown) || (isField && isMarked(focused.parentElement)),
      inSight: hit !== null && (shown.contains(hit) || hit.contains(shown)),
    };
  });

/**
 * Presses Tab until the element with the name has the focus. Expects every stop to be marked and in sight.
 * @returns the names of all stops, including the last
 */
export async function tabTo(page: Page, name: string | RegExp, maxStops = 60): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < maxStops; step += 1) {
    await page.keyboard.press("Tab");
    let stop = await focusStop(page);
    // A dialog may still be animating in.
    const readStop = async () => {
      stop = await focusStop(page);
      return stop;
    };
    const message = `the stop after ${names.at(-1) ?? "the beginning"}`;
    await expect.poll(readStop, { message }).toMatchObject({ marked: true, inSight: true });
    names.push(stop.name);
    if (typeof name === "string" ? stop.name === name : name.test(stop.name)) return names;
  }
  throw new Error(`no ${name} among ${names.join(", ")}`);
}
