import { expect, type Locator } from "@playwright/test";
import jsQR from "jsqr";
import { PNG } from "pngjs";

/** Smaller pictures have modules of 2.6 pixels for some lengths of text, where the decoder finds no code. */
const SCALE = 3;

/** Decodes a QR code from an enlarged screenshot, as a phone's camera would. @returns its text */
export async function readQrCode(image: Locator): Promise<string> {
  await expect(image).toBeVisible();
  // Waits until the opening dialog no longer moves.
  await image.scrollIntoViewIfNeeded();
  const shot = PNG.sync.read(await takeEnlarged(image));
  const code = jsQR(new Uint8ClampedArray(shot.data), shot.width, shot.height);
  expect(code, "the picture holds a QR code").not.toBeNull();
  return code?.data ?? "";
}

/** Draws the image anew at a larger scale; a screenshot of Playwright has the scale of the page. */
async function takeEnlarged(image: Locator): Promise<Buffer> {
  const clip = await image.evaluate((element) => {
    // Centered, because the bar at the bottom of the window would cover it.
    element.scrollIntoView({ block: "center" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + window.scrollX, y: y + window.scrollY, width, height };
  });
  const page = image.page();
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", { clip: { ...clip, scale: SCALE } });
  await client.detach();
  return Buffer.from(data, "base64");
}
