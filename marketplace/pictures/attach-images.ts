import { ApiError } from "@storefront/contract/api-error";
import { and, inArray, isNull } from "drizzle-orm";
import type { Db } from "../database/db";
import { images } from "../database/schema";
import { type ImageOwner, ownedBy } from "./image-owner";

/**
 * Attaches pictures to a record that the caller writes in the same transaction: all or none, each only once.
 * @throws ApiError `imageNotFound` when one belongs to another owner, is already attached, or does not exist
 */
export async function attachImages(
  db: Db,
  owner: ImageOwner,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const taken = await db
    .update(images)
    .set({ attachedAt: now })
    .where(and(inArray(images.id, [...ids]), ownedBy(owner), isNull(images.attachedAt)))
    .returning({ id: images.id });
  if (taken.length !== ids.length) throw new ApiError("imageNotFound");
}
