import { MAX_IMAGE_PIXELS } from "@storefront/contract/pictures/image-limits";
import { PICTURE_WIDTHS } from "@storefront/contract/pictures/picture-widths";
import type { OutputInfo, Sharp } from "sharp";
import { DecodePool } from "./decode-pool";
import {
  AVIF_FOLDERS,
  avifFile,
  type PictureFolder,
  SHARE_FILE,
  widthFile,
} from "./stored-picture";
import { CATALOGUE_PICTURE_MEGAPIXELS, UnusablePicture } from "./unusable-picture";

const maxPixelsOf = (folder: PictureFolder): number =>
  folder === "uploads" ? MAX_IMAGE_PIXELS : CATALOGUE_PICTURE_MEGAPIXELS * 1_000_000;
/** Seconds allowed for each size. */
const TIMEOUT_S = 15;
/** WebP quality, 0 to 100. */
const QUALITY = 80;
/** Looks like the WebP at 60 % of its bytes; more effort would make imports several times slower. */
const AVIF = { quality: 55, effort: 2, chromaSubsampling: "4:4:4" } as const;
/** Folders cropped to a centered square; the others keep their aspect ratio. */
const SQUARE: ReadonlySet<PictureFolder> = new Set(["goods", "avatars"]);

/** Limit over all pictures of this process: they share its processors. */
const pool = new DecodePool();

export interface ResizedPicture {
  /** By file name. */
  files: Map<string, Buffer>;
  /** Pixels of the widest file. */
  width: number;
  height: number;
}

/**
 * Reads the header of a picture and checks it: no pixel is decoded.
 * @returns the pixels that decoding it takes
 * @throws UnusablePicture
 */
export async function readPixels(source: Uint8Array, folder: PictureFolder): Promise<number> {
  const { width, height } = await readHeader(source, folder);
  return width * height;
}

async function readHeader(source: Uint8Array, folder: PictureFolder) {
  if (!hasPictureSignature(source)) throw new UnusablePicture("format");
  // Loaded on demand: the library is large, and few calls need it.
  const { default: sharp } = await import("sharp");
  // One thread a picture, on any system: the pool counts them.
  sharp.concurrency(1);
  const maxPixels = maxPixelsOf(folder);
  const image = sharp(source, { limitInputPixels: false });
  const { width, height } = await image.metadata().catch(() => {
    throw new UnusablePicture("content");
  });
  const pixels = width * height;
  if (pixels > maxPixels) throw new UnusablePicture("pixels", pixels);
  return { image: sharp(source, { limitInputPixels: maxPixels }), width, height };
}

/**
 * Resizes a picture to every size that pages request. Small pictures are not enlarged, only the first frame of
 * animations is used, and metadata such as the location is removed. JPEG and WebP are decoded at the smallest scale that
 * is large enough. It waits until it is its owner's turn.
 * @param owner key of the account that waits for it
 * @throws UnusablePicture
 */
export async function resizePicture(
  source: Uint8Array,
  folder: PictureFolder,
  owner: string,
): Promise<ResizedPicture> {
  const header = await readHeader(source, folder);
  const pixels = header.width * header.height;
  return pool.run({ owner, pixels }, () => writeSizes(header, folder));
}

async function writeSizes(
  { image, width, height }: Awaited<ReturnType<typeof readHeader>>,
  folder: PictureFolder,
): Promise<ResizedPicture> {
  try {
    const pixels = image.timeout({ seconds: TIMEOUT_S }).autoOrient();
    const files = new Map<string, Buffer>();
    let widest: Pick<OutputInfo, "width" | "height"> = { width, height };
    for (const each of PICTURE_WIDTHS[folder]) {
      const side = Math.min(each, width, height);
      const size = SQUARE.has(folder)
        ? { width: side, height: side }
        : { width: each, withoutEnlargement: true };
      const sized = pixels.clone().resize(size);
      const webp = sized.clone().webp({ quality: QUALITY });
      const { data, info } = await webp.toBuffer({ resolveWithObject: true });
      files.set(widthFile(each), data);
      if (AVIF_FOLDERS.has(folder)) files.set(avifFile(each), await sized.avif(AVIF).toBuffer());
      widest = info;
    }
    if (folder === "goods") files.set(SHARE_FILE, await shareOf(pixels));
    return { files, width: widest.width, height: widest.height };
  } catch {
    throw new UnusablePicture("content");
  }
}

const shareOf = (image: Sharp): Promise<Buffer> =>
  image
    .clone()
    .resize({ width: 1200, height: 630, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const AVIF_BRANDS: ReadonlySet<string> = new Set(["avif", "avis", "mif1"]);

/**
 * Whether a file has the signature of a JPEG, PNG, GIF, WebP or AVIF. Checked before decoding, so that the library's
 * other decoders (SVG, TIFF, PDF) never receive a file.
 */
function hasPictureSignature(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (bytes[0] === 0x89 && ascii(bytes, 1, 7) === "PNG\r\n\x1a\n") return true;
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return true;
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return true;
  return ascii(bytes, 4, 4) === "ftyp" && AVIF_BRANDS.has(ascii(bytes, 8, 4));
}
