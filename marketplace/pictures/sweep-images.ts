import { and, inArray, isNull, lt } from "drizzle-orm";
import { images } from "../database/schema";
import type { Deps } from "../deps";
import { removeUpload } from "./upload-store";

/** How long a picture may stay unattached. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

/** Deletes pictures that were not attached within a day. Rows first: without a row no URL of the file is issued. */
export async function sweepImages({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): Promise<number> {
  const before = new Date(clock.now().getTime() - MAX_AGE_MS);
  const old = db
    .select({ id: images.id })
    .from(images)
    .where(and(isNull(images.attachedAt), lt(images.createdAt, before)))
    .limit(BATCH);
  const deleted = await db
    .delete(images)
    .where(and(inArray(images.id, old), isNull(images.attachedAt)))
    .returning({ id: images.id });
  for (const { id } of deleted) await removeUpload(config.dataDir, id);
  return deleted.length;
}
