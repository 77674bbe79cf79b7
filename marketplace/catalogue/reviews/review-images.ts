import type { ShownImage } from "@storefront/contract/pictures/image";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../database/db";
import { jsonRows } from "../../database/json-rows";
import { commentImages, comments, images } from "../../database/schema";
import type { Deps } from "../../deps";
import { attachImages, showPublicImage } from "../../pictures/pictures";

/**
 * Replaces the pictures of a review, in the caller's transaction. Those that it no longer has are deleted by the next
 * sweep of unattached pictures.
 * @throws ApiError `imageNotFound`
 */
export async function replaceReviewImages(
  tx: Db,
  {
    userId,
    commentId,
    imageIds,
  }: { userId: number; commentId: number; imageIds: readonly string[] },
  now: Date,
): Promise<void> {
  const stored = await readImageIds(tx, commentId);
  const added = imageIds.filter((id) => !stored.includes(id));
  const removed = stored.filter((id) => !imageIds.includes(id));
  await attachImages(tx, { userId }, added, now);
  await tx.delete(commentImages).where(eq(commentImages.commentId, commentId));
  if (removed.length > 0) {
    await tx.update(images).set({ attachedAt: null }).where(inArray(images.id, removed));
  }
  if (imageIds.length === 0) return;
  await tx
    .insert(commentImages)
    .values(imageIds.map((imageId, position) => ({ imageId, commentId, position })));
}

/** Reads the ids of a review's pictures, in order. */
export async function readImageIds(db: Db, commentId: number): Promise<string[]> {
  const rows = await db
    .select({ id: commentImages.imageId })
    .from(commentImages)
    .where(eq(commentImages.commentId, commentId))
    .orderBy(asc(commentImages.position));
  return rows.map(({ id }) => id);
}

const STORED_IMAGE = { id: images.id, width: images.width, height: images.height };

export type StoredImage = Pick<typeof images.$inferSelect, keyof typeof STORED_IMAGE>;

/** Selects the pictures for the row of `comments`, in order. */
export const imagesOfComments = (db: Db) =>
  jsonRows(STORED_IMAGE, (row) =>
    db
      .select(row)
      .from(commentImages)
      .innerJoin(images, eq(images.id, commentImages.imageId))
      .where(eq(commentImages.commentId, comments.id))
      .orderBy(asc(commentImages.position)),
  );

/** Reads the pictures of reviews, in order, by the review's id. */
export async function readReviewImages(
  deps: Pick<Deps, "db" | "clock" | "config">,
  commentIds: readonly number[],
): Promise<Map<number, ShownImage[]>> {
  const found = new Map<number, ShownImage[]>();
  if (commentIds.length === 0) return found;
  const rows = await deps.db
    .select({ commentId: commentImages.commentId, ...STORED_IMAGE })
    .from(commentImages)
    .innerJoin(images, eq(images.id, commentImages.imageId))
    .where(inArray(commentImages.commentId, [...commentIds]))
    .orderBy(asc(commentImages.position));
  for (const { commentId, ...image } of rows) {
    found.set(commentId, [...(found.get(commentId) ?? []), showPublicImage(deps, image)]);
  }
  return found;
}
