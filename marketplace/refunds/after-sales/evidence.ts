import type { ShownImage } from "@storefront/contract/pictures/image";
import type { AfterSaleActor } from "@storefront/contract/refunds/after-sale-rules";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSaleImages, images } from "../../database/schema";
import type { Deps } from "../../deps";
import { attachImages, type ImageOwner, showImage } from "../../pictures/pictures";

type Step = (typeof afterSaleImages.$inferSelect)["step"];

interface Evidence {
  owner: ImageOwner;
  /** The side that the pictures support. */
  by: AfterSaleActor;
  /** The step of the after-sale that they support; defaults to the request. */
  step?: Step;
  afterSaleId: number;
  imageIds: readonly string[];
}

/** Attaches a side's pictures to an after-sale, in the caller's transaction. @throws ApiError `imageNotFound` */
export async function attachEvidence(
  tx: Db,
  { owner, by, step = "requested", afterSaleId, imageIds }: Evidence,
  now: Date,
): Promise<void> {
  if (imageIds.length === 0) return;
  await attachImages(tx, owner, imageIds, now);
  await tx
    .insert(afterSaleImages)
    .values(imageIds.map((imageId, position) => ({ imageId, afterSaleId, by, step, position })));
}

/** Reads the pictures of a side for one step; the caller must check access. */
export async function readEvidence(
  deps: Pick<Deps, "db" | "clock" | "config">,
  afterSaleId: number,
  by: AfterSaleActor = "buyer",
  step: Step = "requested",
): Promise<ShownImage[]> {
  const rows = await deps.db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(afterSaleImages)
    .innerJoin(images, eq(images.id, afterSaleImages.imageId))
    .where(
      and(
        eq(afterSaleImages.afterSaleId, afterSaleId),
        eq(afterSaleImages.by, by),
        eq(afterSaleImages.step, step),
      ),
    )
    .orderBy(asc(afterSaleImages.position));
  return rows.map((image) => showImage(deps, image));
}
