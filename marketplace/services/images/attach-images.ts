import { and, inArray, isNull } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import type { Db } from "@/database/open";
import { images } from "@/database/schema";
import { type ImageOwner, isOwn } from "./image-owner";

/**
 * Takes pictures up for what its caller writes in the same transaction: all of them or none, each once.
 * @throws ApiError imageNotFound for one that is another's, was taken up already, or is not there
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
    .where(and(inArray(images.id, [...ids]), isOwn(owner), isNull(images.attachedAt)))
    .returning({ id: images.id });
  if (taken.length !== ids.length) throw new ApiError("imageNotFound");
}
