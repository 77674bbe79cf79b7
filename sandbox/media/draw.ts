import type { Picture } from "./picture";

/** WebP quality, 0 to 100. The drawings show no visible loss down to about 70. */
export const QUALITY = 74;

/**
 * Renders a composition, outside of the main thread.
 * @param svg see compose
 * @returns WebP, or PNG for a share picture
 */
export async function draw(svg: string, picture: Picture): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  const image = sharp(Buffer.from(scaled(svg, picture.width)));
  if (picture.kind === "share")
    return image.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
  return image.webp({ quality: QUALITY, smartSubsample: true }).toBuffer();
}

/** Sets the target size on the document, so that filters do not process more pixels than needed. */
function scaled(svg: string, width: number): string {
  return svg.replace(/ width="(\d+)" height="(\d+)"/, (_, w: string, h: string) => {
    return ` width="${width}" height="${Math.round((Number(h) * width) / Number(w))}"`;
  });
}
