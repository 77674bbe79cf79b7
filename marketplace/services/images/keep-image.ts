import { ApiError } from "@storefront/contract/api-error";
import type { ShownImage } from "@storefront/contract/image";
import { MAX_IMAGE_BYTES, MAX_IMAGE_MB } from "@storefront/contract/image-limits";
import { and, gt, isNull } from "drizzle-orm";
import { images } from "../../database/schema";
import type { Deps } from "../../deps";
import { UnusablePicture } from "../../pictures/unusable-picture";
import { removeUpload, storeUpload } from "../../pictures/upload-store";
import { type ImageOwner, ownedBy, ownerColumns } from "./image-owner";
import { showImage } from "./show-image";

/** Most unattached pictures per owner; a form holds fewer. */
const MAX_UNATTACHED = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Store = Pick<Deps, "db" | "clock" | "config">;

/**
 * Stores an uploaded picture until it is attached (`attachImages`).
 * @throws ApiError `tooLarge`, `imageUnusable`, `imagesLoose`
 */
export async function keepImage(
  deps: Store,
  owner: ImageOwner,
  source: Uint8Array,
): Promise<ShownImage> {
  const { db, clock, config } = deps;
  if (source.byteLength > MAX_IMAGE_BYTES) throw imageTooLarge();
  await refuseTooManyUnattached(deps, owner);
  const stored = await storeUpload(config.dataDir, source).catch((error: unknown) => {
    if (!(error instanceof UnusablePicture)) throw error;
    const msg = error.problem === "pixels" ? "图片的像素太多，请缩小后再上传" : undefined;
    throw new ApiError("imageUnusable", msg === undefined ? {} : { msg });
  });
  try {
    await db.insert(images).values({ ...stored, ...ownerColumns(owner), createdAt: clock.now() });
  } catch (error) {
    await removeUpload(config.dataDir, stored.id);
    throw error;
  }
  return showImage(deps, stored);
}

export const imageTooLarge = (): ApiError =>
  new ApiError("tooLarge", { msg: `图片过大，最多 ${MAX_IMAGE_MB} MB` });

async function refuseTooManyUnattached({ db, clock }: Store, owner: ImageOwner): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const loose = and(ownedBy(owner), isNull(images.attachedAt), gt(images.createdAt, since));
  if ((await db.$count(images, loose)) >= MAX_UNATTACHED) throw new ApiError("imagesLoose");
}
