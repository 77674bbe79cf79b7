import { expect, type Locator } from "@playwright/test";
import jsQR from "jsqr";
import { PNG } from "pngjs";

/** Reads a QR code off the screen, as a phone's camera does. @returns the text in it */
export async function readQrCode(image: Locator): Promise<string> {
  await expect(image).toBeVisible();
  // Away from the window's edges, where the bar at the bottom covers what is behind it.
  await image.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const shot = PNG.sync.read(await image.screenshot({ scale: "device" }));
  const code = jsQR(new Uint8ClampedArray(shot.data), shot.width, shot.height);
  expect(code, "the picture holds a QR code").not.toBeNull();
  return code?.data ?? "";
}
