import { asc, eq } from "drizzle-orm";
import type { ShownImage } from "@/contract/image";
import type { Db } from "@/database/open";
import { afterSaleImages, images } from "@/database/schema";
import type { Deps } from "../../deps";
import { attachImages } from "../images/attach-images";
import { showImage } from "../images/show-image";

interface Evidence {
  userId: number;
  afterSaleId: number;
  imageIds: readonly string[];
}

/** Attaches the buyer's pictures to a request, in the caller's transaction. @throws ApiError `imageNotFound` */
export async function attachEvidence(
  tx: Db,
  { userId, afterSaleId, imageIds }: Evidence,
  now: Date,
): Promise<void> {
  if (imageIds.length === 0) return;
  await attachImages(tx, { userId }, imageIds, now);
  await tx
    .insert(afterSaleImages)
    .values(imageIds.map((imageId, position) => ({ imageId, afterSaleId, position })));
}

/** Reads the pictures of a request; the caller must check access. */
export async function readEvidence(
  deps: Pick<Deps, "db" | "clock" | "config">,
  afterSaleId: number,
): Promise<ShownImage[]> {
  const rows = await deps.db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(afterSaleImages)
    .innerJoin(images, eq(images.id, afterSaleImages.imageId))
    .where(eq(afterSaleImages.afterSaleId, afterSaleId))
    .orderBy(asc(afterSaleImages.position));
  return rows.map((image) => showImage(deps, image));
}
