import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findChromium } from "@storefront/testbed/tools/find-chromium";
import { chromium } from "playwright";
import sharp from "sharp";
import { findCutText } from "./find-cut-text";
import type { Shot } from "./manifest";

/** WebP quality, 0 to 100: flat colors and type show no loss at it. */
const QUALITY = 72;
const AT_ONCE = 2;

/**
 * Photographs pages with Chromium and writes them as WebP below `folder`.
 * @throws when a text does not fit
 */
export async function photograph(shots: readonly Shot[], folder: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
    ],
  });
  const scaleOf = ({ side, width }: Shot) => width / side;
  try {
    for (const scale of new Set(shots.map(scaleOf))) {
      const queue = shots.filter((shot) => scaleOf(shot) === scale);
      const work = async () => {
        const page = await browser.newPage({ deviceScaleFactor: scale });
        for (let shot = queue.shift(); shot; shot = queue.shift()) {
          await page.setViewportSize({ width: shot.side, height: shot.side });
          await page.setContent(shot.html);
          const cut = await findCutText(page);
          if (cut.length > 0) throw new Error(`${shot.file} cuts its text: ${cut.join(", ")}`);
          const png = await page.screenshot({ type: "png" });
          const path = join(folder, shot.file);
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, await encode(png, shot.width));
        }
        await page.close();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  } finally {
    await browser.close();
  }
}

const encode = (png: Buffer, width: number): Promise<Buffer> =>
  sharp(png)
    .resize(width, width)
    .webp({ quality: QUALITY, smartSubsample: true, effort: 6 })
    .toBuffer();
