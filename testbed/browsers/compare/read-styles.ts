import type { BrowserPage } from "../browser-page";
import { callInPage } from "../in-page";

/** Computed styles of some elements: "h1 font-size" → "24px"; colors as "r,g,b,a". */
export type Styles = Readonly<Record<string, string>>;

/** Parts of a page that are rendered by the server. */
const SELECTORS = ["body", "header", "main", "h1", "h2", "footer", "main a", "main button"];
const PROPERTIES = ["position", "font-size", "font-weight", "line-height"];
const COLOURS = ["color", "background-color"];

export const readStyles = (page: BrowserPage): Promise<Styles> =>
  callInPage(page, readInPage, SELECTORS, PROPERTIES, COLOURS);

function readInPage(selectors: string[], properties: string[], colours: string[]) {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  // A canvas paints every notation (oklch, color-mix) as bytes.
  const toBytes = (colour: string) => {
    if (!context) return colour;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data).join(",");
  };
  const styles: Record<string, string> = {};
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    if (!element) continue;
    const computed = getComputedStyle(element);
    for (const name of properties) styles[`${selector} ${name}`] = computed.getPropertyValue(name);
    for (const name of colours)
      styles[`${selector} ${name}`] = toBytes(computed.getPropertyValue(name));
  }
  return styles;
}
