import type { BrowserPage } from "./browser-page";
import { readStyles, type Styles } from "./compare/read-styles";
import { callInPage, waitUntil } from "./in-page";

/** What is compared between browsers. */
export interface Capture {
  picture: Buffer;
  styles: Styles;
}

/** Of a desktop window; pages are designed for 1240 px and wider. */
export const WINDOW = { width: 1280, height: 900 };
/** Several windows of content. */
const PICTURE_HEIGHT = 2400;

/** Reads the styles and the picture of the open page, without the notice for old browsers. */
export async function capturePage(page: BrowserPage): Promise<Capture> {
  await page.resize(WINDOW.width, PICTURE_HEIGHT);
  await callInPage(page, hideNotice);
  await waitUntil("loaded images", () => callInPage(page, findLoaded));
  const styles = await readStyles(page);
  const picture = await takeStillPicture(page);
  await page.resize(WINDOW.width, WINDOW.height);
  return { picture, styles };
}

/** Takes pictures until two in a row are equal: an image may be loaded and not yet painted, a fade not yet over. */
async function takeStillPicture(page: BrowserPage): Promise<Buffer> {
  let previous = await page.screenshot();
  return waitUntil("a still picture", async () => {
    const next = await page.screenshot();
    if (next.equals(previous)) return next;
    previous = next;
    return null;
  });
}

/** The notice moves the rest of the page down. */
function hideNotice(): void {
  const notice = document.querySelector<HTMLElement>(".old-browser");
  if (notice) notice.style.display = "none";
}

/** @returns true, or null while an image in view is loading */
function findLoaded(): true | null {
  const isLoading = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight && !image.complete;
  };
  return Array.from(document.images).some(isLoading) ? null : true;
}
