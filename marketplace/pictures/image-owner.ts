import { eq, type SQL } from "drizzle-orm";
import { images } from "../database/schema";

/** The uploader of a picture. */
export type ImageOwner = { userId: number } | { operatorId: number };

export const ownerColumns = (owner: ImageOwner) =>
  "userId" in owner ? { userId: owner.userId } : { operatorId: owner.operatorId };

/** Matches the owner's pictures. */
export const ownedBy = (owner: ImageOwner): SQL =>
  "userId" in owner ? eq(images.userId, owner.userId) : eq(images.operatorId, owner.operatorId);

/** Names the owner where uploads are counted and wait. */
export const ownerKey = (owner: ImageOwner): string =>
  "userId" in owner ? `user:${owner.userId}` : `operator:${owner.operatorId}`;
