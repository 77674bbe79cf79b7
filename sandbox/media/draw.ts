import type { Picture } from "./picture";

/** Of WebP, 0 to 100. The drawings lose nothing that can be seen down to about 70. */
export const QUALITY = 74;

/**
 * Turns a composition into pixels. The work is done outside of the thread that answers requests.
 * @param svg see compose
 * @returns WebP, or PNG for a picture that is shared
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

/** The document with the size it is to be drawn in; filters then work on no more pixels than needed. */
function scaled(svg: string, width: number): string {
  return svg.replace(/ width="(\d+)" height="(\d+)"/, (_, w: string, h: string) => {
    return ` width="${width}" height="${Math.round((Number(h) * width) / Number(w))}"`;
  });
}
