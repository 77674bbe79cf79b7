import { ApiError } from "@storefront/contract/api-error";
import type { ShownImage } from "@storefront/contract/pictures/image";
import {
  IMAGE_PIXEL_BUDGET,
  IMAGE_TOO_LARGE,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  pixelText,
} from "@storefront/contract/pictures/image-limits";
import { and, gt, isNull } from "drizzle-orm";
import { images } from "../database/schema";
import type { Deps } from "../deps";
import { decodePixelsRules, guard } from "../limits/limits";
import { type ImageOwner, ownedBy, ownerColumns, ownerKey } from "./image-owner";
import { readPixels } from "./resize-picture";
import { showImage } from "./show-image";
import { UnusablePicture } from "./unusable-picture";
import { removeUpload, storeUpload } from "./upload-store";

/** Most unattached pictures per owner; a form holds fewer. */
const MAX_UNATTACHED = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export type ImageDeps = Pick<Deps, "db" | "clock" | "config" | "limiter" | "log">;

/**
 * Stores an uploaded picture until it is attached (`attachImages`). Its pixels are counted before it is decoded.
 * @throws ApiError `tooLarge`, `imageUnusable`, `imagesLoose`, `tooFrequent`
 */
export async function storeImage(
  deps: ImageDeps,
  owner: ImageOwner,
  source: Uint8Array,
): Promise<ShownImage> {
  const { db, clock, config } = deps;
  if (source.byteLength > MAX_IMAGE_BYTES) throw imageTooLarge();
  await refuseTooManyUnattached(deps, owner);
  const pixels = await readPixels(source, "uploads").catch(refuseUnusable);
  const key = ownerKey(owner);
  await guard(deps, decodePixelsRules(key, pixels), pixelsUsedUp);
  const stored = await storeUpload(config.dataDir, source, key).catch(refuseUnusable);
  try {
    await db.insert(images).values({ ...stored, ...ownerColumns(owner), createdAt: clock.now() });
  } catch (error) {
    await removeUpload(config.dataDir, stored.id);
    throw error;
  }
  return showImage(deps, stored);
}

export const imageTooLarge = (): ApiError => new ApiError("tooLarge", { msg: IMAGE_TOO_LARGE });

/** @throws ApiError `imageUnusable`, or the error if it is another one */
function refuseUnusable(error: unknown): never {
  if (!(error instanceof UnusablePicture)) throw error;
  if (error.problem !== "pixels") throw new ApiError("imageUnusable");
  const [most, its] = [MAX_IMAGE_PIXELS, error.pixels].map(pixelText);
  throw new ApiError("imageUnusable", {
    msg: `图片最多 ${most}，这张是 ${its}，请缩小后再上传`,
  });
}

/** @param seconds until there is room for the picture */
function pixelsUsedUp(seconds: number): ApiError {
  const { pixels, minutes } = IMAGE_PIXEL_BUDGET;
  return new ApiError("tooFrequent", {
    msg: `${minutes} 分钟内最多上传 ${pixelText(pixels)}的图片，请 ${Math.ceil(seconds / 60)} 分钟后再上传`,
    retryAfterS: seconds,
  });
}

async function refuseTooManyUnattached({ db, clock }: ImageDeps, owner: ImageOwner): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const loose = and(ownedBy(owner), isNull(images.attachedAt), gt(images.createdAt, since));
  if ((await db.$count(images, loose)) >= MAX_UNATTACHED) throw new ApiError("imagesLoose");
}
