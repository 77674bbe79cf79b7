import { writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

const FOLDER = new URL("../../docs/pictures/", import.meta.url);

/** Of a file; a page of the documentation loads several. */
const MAX_BYTES = 120 * 1024;

/** WebP qualities, the best first: the first that fits is taken. */
const QUALITIES = [82, 74, 66, 58, 50];

/** Saves what the window shows as a picture of the documents. */
export async function savePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    const shown = [...document.images].filter(({ width }) => width > 0);
    // A lazy picture beside the window is never decoded.
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
  for (const quality of QUALITIES) {
    const picture = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > MAX_BYTES) continue;
    await writeFile(new URL(`${name}.webp`, FOLDER), picture);
    return;
  }
  expect(null, `${name} fits into ${MAX_BYTES} bytes`).not.toBeNull();
}
