import type { AfterSaleActor } from "@storefront/contract/after-sale-rules";
import type { ShownImage } from "@storefront/contract/image";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSaleImages, images } from "../../database/schema";
import type { Deps } from "../../deps";
import { attachImages } from "../images/attach-images";
import type { ImageOwner } from "../images/image-owner";
import { showImage } from "../images/show-image";

interface Evidence {
  owner: ImageOwner;
  /** The side that the pictures support. */
  by: AfterSaleActor;
  afterSaleId: number;
  imageIds: readonly string[];
}

/** Attaches a side's pictures to an after-sale, in the caller's transaction. @throws ApiError `imageNotFound` */
export async function attachEvidence(
  tx: Db,
  { owner, by, afterSaleId, imageIds }: Evidence,
  now: Date,
): Promise<void> {
  if (imageIds.length === 0) return;
  await attachImages(tx, owner, imageIds, now);
  await tx
    .insert(afterSaleImages)
    .values(imageIds.map((imageId, position) => ({ imageId, afterSaleId, by, position })));
}

/** Reads the pictures of a side; the caller must check access. */
export async function readEvidence(
  deps: Pick<Deps, "db" | "clock" | "config">,
  afterSaleId: number,
  by: AfterSaleActor = "buyer",
): Promise<ShownImage[]> {
  const rows = await deps.db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(afterSaleImages)
    .innerJoin(images, eq(images.id, afterSaleImages.imageId))
    .where(and(eq(afterSaleImages.afterSaleId, afterSaleId), eq(afterSaleImages.by, by)))
    .orderBy(asc(afterSaleImages.position));
  return rows.map((image) => showImage(deps, image));
}
