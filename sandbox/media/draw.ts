import { formatOf, type Picture } from "./picture";

/** WebP quality, 0 to 100. The drawings show no visible loss down to about 70. */
export const QUALITY = 74;
/**
 * Looks like WebP of `QUALITY` at 60 % of its bytes. Colours in full resolution: their edges blur before anything else.
 * More effort saves another 5 % and takes seven times as long.
 */
export const AVIF = { quality: 50, effort: 2, chromaSubsampling: "4:4:4" } as const;

/**
 * Renders a composition, outside of the main thread.
 * @param svg see compose
 * @returns in the picture's format
 */
export async function draw(svg: string, picture: Picture): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  const image = sharp(Buffer.from(scaled(svg, picture.width)));
  if (picture.kind === "share")
    return image.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
  if (formatOf(picture) === "avif") return image.avif(AVIF).toBuffer();
  return image.webp({ quality: QUALITY, smartSubsample: true }).toBuffer();
}

/** Sets the target size on the document, so that filters do not process more pixels than needed. */
function scaled(svg: string, width: number): string {
  return svg.replace(/ width="(\d+)" height="(\d+)"/, (_, w: string, h: string) => {
    return ` width="${width}" height="${Math.round((Number(h) * width) / Number(w))}"`;
  });
}
