import { type Picture, SHARED } from "./picture";

/** WebP quality, 0 to 100. */
const QUALITY = 74;
/**
 * Looks like WebP of `QUALITY` at 60 % of its bytes. Colors in full resolution: their edges blur before anything else.
 * More effort saves another 5 % and takes seven times as long.
 */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: "4:4:4" } as const;

/** Part of a picture's tag: another value here or above is another picture. */
export const ENCODING = `webp ${QUALITY} avif ${AVIF.quality}`;

/**
 * Encodes a drawn picture in the requested size and format, outside of the main thread.
 * @param drawn a WebP file
 */
export async function resize(drawn: Buffer, { width, format }: Picture): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  if (format === "png") {
    const { height } = SHARED;
    const ground = await sharp(drawn).resize(SHARED.width, height).blur(40).toBuffer();
    const square = await sharp(drawn).resize(height, height).toBuffer();
    return sharp(ground)
      .composite([{ input: square, gravity: "centre" }])
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toBuffer();
  }
  const image = sharp(drawn).resize(width, width);
  if (format === "avif") return image.avif(AVIF).toBuffer();
  return image.webp({ quality: QUALITY, smartSubsample: true }).toBuffer();
}
