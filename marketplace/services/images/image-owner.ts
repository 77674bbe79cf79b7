import { eq, type SQL } from "drizzle-orm";
import { images } from "../../database/schema";

/** The uploader of a picture. */
export type ImageOwner = { userId: number } | { operatorId: number };

export const ownerColumns = (owner: ImageOwner) =>
  "userId" in owner ? { userId: owner.userId } : { operatorId: owner.operatorId };

/** Matches the owner's pictures. */
export const ownedBy = (owner: ImageOwner): SQL =>
  "userId" in owner ? eq(images.userId, owner.userId) : eq(images.operatorId, owner.operatorId);
