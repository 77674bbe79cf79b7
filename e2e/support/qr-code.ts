import { expect, type Locator } from "@playwright/test";
import jsQR from "jsqr";
import { PNG } from "pngjs";

/** Decodes a QR code from a screenshot, as a phone's camera would. @returns its text */
export async function readQrCode(image: Locator): Promise<string> {
  await expect(image).toBeVisible();
  // Centred, because the bar at the bottom of the window would cover it.
  await image.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const shot = PNG.sync.read(await image.screenshot({ scale: "device" }));
  const code = jsQR(new Uint8ClampedArray(shot.data), shot.width, shot.height);
  expect(code, "the picture holds a QR code").not.toBeNull();
  return code?.data ?? "";
}
