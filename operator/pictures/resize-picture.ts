import type { Sharp } from "sharp";
import { PICTURE_WIDTHS } from "@/contract/picture-widths";
import { type PictureFolder, SHARE_FILE, widthFile } from "@/marketplace/pictures/stored-picture";

const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif", "avif"]);
const MAX_PIXELS = 50_000_000;
/** Of WebP, 0 to 100. */
const QUALITY = 80;

/** Why a file cannot be a picture of a listing, for the operator. */
export class UnusablePicture extends Error {}

/**
 * A picture in every size that pages ask for: of goods and people a square from its middle, in a description as high as it
 * is. Smaller ones are not enlarged. What a camera noted in it, such as the place, is left out.
 * @returns the files by name
 * @throws UnusablePicture
 */
export async function resizePicture(
  source: Buffer,
  folder: PictureFolder,
): Promise<Map<string, Buffer>> {
  // Few imports have pictures, and it is large.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(source, { limitInputPixels: false });
    const { format, width, height } = await image.metadata();
    if (!FORMATS.has(format)) throw new UnusablePicture("is no JPEG, PNG, WebP, AVIF or GIF");
    if (width * height > MAX_PIXELS) throw new UnusablePicture("has more than 50 million pixels");
    const files = new Map<string, Buffer>();
    const pixels = image.autoOrient();
    for (const each of PICTURE_WIDTHS[folder]) {
      const side = Math.min(each, width, height);
      const size =
        folder === "detail"
          ? { width: each, withoutEnlargement: true }
          : { width: side, height: side };
      const sized = pixels.clone().resize(size);
      files.set(widthFile(each), await sized.webp({ quality: QUALITY }).toBuffer());
    }
    if (folder === "goods") files.set(SHARE_FILE, await shareOf(pixels));
    return files;
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    throw new UnusablePicture("is no picture that can be read");
  }
}

const shareOf = (image: Sharp): Promise<Buffer> =>
  image
    .clone()
    .resize({ width: 1200, height: 630, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
