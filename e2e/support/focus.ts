import { expect, type Page } from "@playwright/test";

interface Stop {
  /** As a screen reader would name it, roughly: the label, else the words. */
  name: string;
  /** Something around it says that it has the focus. */
  marked: boolean;
  /** Nothing stands over it, and it is on the screen. */
  inSight: boolean;
}

/** Where the keyboard stands. */
export const focusStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return { name: "", marked: false, inSight: false };
    const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement;
    const label = isField ? at.labels?.[0] : undefined;
    const words = at.getAttribute("aria-label") ?? label?.textContent ?? at.textContent;
    // A field that lies over its label invisibly is marked by that.
    const shown = label && getComputedStyle(at).opacity === "0" ? label : at;
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
      // The frame of a field may hold a button too, and is marked for both.
      marked: isMarked(shown) || (isField && isMarked(at.parentElement)),
      inSight: hit !== null && (shown.contains(hit) || hit.contains(shown)),
    };
  });

/**
 * Presses Tab until the element of that name has the focus. Every stop on the way is marked and in sight.
 * @returns the names of all stops, the last one included
 */
export async function tabTo(page: Page, name: string | RegExp, most = 60): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
    let stop = await focusStop(page);
    // A dialog may still be on its way in.
    const look = async () => {
      stop = await focusStop(page);
      return stop;
    };
    const message = `the stop after ${names.at(-1) ?? "the beginning"}`;
    await expect.poll(look, { message }).toMatchObject({ marked: true, inSight: true });
    names.push(stop.name);
    if (typeof name === "string" ? stop.name === name : name.test(stop.name)) return names;
  }
  throw new Error(`no ${name} among ${names.join(", ")}`);
}
