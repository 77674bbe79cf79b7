import type { BrowserPage } from "./browser-page";
import { callInPage, waitUntil } from "./in-page";

/** Actions of a visitor on a page, by the texts that the visitor reads there. */

/** Clicks the control with this name, once it is in view, enabled and covered by nothing. */
export async function click(page: BrowserPage, name: string): Promise<void> {
  const { x, y } = await waitUntil(`clickable "${name}"`, () => callInPage(page, locate, name));
  await page.clickAt(x, y);
}

/** Replaces the text of the field with this placeholder or label. */
export async function fill(page: BrowserPage, name: string, text: string): Promise<void> {
  await click(page, name);
  await callInPage(page, selectFocusedText);
  await page.type(text);
}

/** Waits until the page shows a text. */
export const waitForText = async (page: BrowserPage, text: string): Promise<void> => {
  await waitUntil(`text "${text}"`, () => callInPage(page, findText, text));
};

/** @returns true, or null while the visible text of the page does not contain the text */
function findText(text: string): true | null {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  return document.body.innerText.indexOf(text) >= 0 ? true : null;
}

function selectFocusedText(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
}

/** @returns the center of the control, or null while a click would not reach it */
function locate(name: string): { x: number; y: number } | null {
  const selector = "button, a[href], input, label, [role=button], [role=radio], [role=tab]";
  const controls = Array.from(document.querySelectorAll<HTMLElement>(selector));
  const nameOf = (element: HTMLElement) =>
    element.getAttribute("aria-label") ||
    element.getAttribute("placeholder") ||
    (element.textContent ?? "").trim();
  const isNamed = (element: HTMLElement) => nameOf(element) === name;
  // A dialog is last in the document and covers the page: the last match is the one in front.
  const control = controls.filter(isNamed).pop();
  if (!control || control.matches(":disabled, [aria-disabled=true]")) return null;
  control.scrollIntoView({ block: "center" });
  const box = control.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  return hit !== null && control.contains(hit) ? { x, y } : null;
}
