import { readFile } from "node:fs/promises";
import { ApiError } from "@storefront/contract/api-error";
import type { Hono } from "hono";
import type { Deps } from "../deps";
import { refuse } from "../http/answer";
import { findDefaultAvatar } from "./default-avatar";
import { findStored, findUpload, type StoredPicture } from "./stored-picture";
import { readUploadName } from "./upload-address";

const PREFIX = "/media/";
const UPLOADS = "uploads/";
/** Uploaded pictures are private: only the viewer's browser may cache them. */
const CACHING = { upload: "private, max-age=3600", other: "public, max-age=31536000, immutable" };

/**
 * Serves pictures of imported listings, `/media/goods/<hash>.webp?w=320`, as AVIF with `&f=avif`, default avatars,
 * `/media/avatars/7.webp?w=80`, and uploaded ones, at signed URLs. Names are matched against a pattern, so that no path
 * traversal is possible.
 */
export function mediaRoutes(
  app: Hono,
  { config, clock, log }: Pick<Deps, "config" | "clock" | "log">,
): void {
  app.get(`${PREFIX}*`, async (c) => {
    const name = c.req.path.slice(PREFIX.length);
    const isUpload = name.startsWith(UPLOADS);
    const upload =
      isUpload && readUploadName(config.internalSecret, name.slice(UPLOADS.length), clock.now());
    const { w, f } = c.req.query();
    const found = upload
      ? findUpload(config.dataDir, upload, w)
      : ((await findDefaultAvatar(config.dataDir, name, w)) ??
        findStored(config.dataDir, name, w, f));
    const { stored, bytes } = await readStored(found);
    if (!stored || !bytes)
      return refuse(c, new ApiError("noSuchCall", { msg: "没有这张图片" }), log);
    c.header("ETag", stored.tag);
    c.header("Cache-Control", isUpload ? CACHING.upload : CACHING.other);
    if (c.req.header("If-None-Match")?.includes(stored.tag)) return c.body(null, 304);
    c.header("Content-Type", stored.type);
    return c.body(new Uint8Array(bytes));
  });
}

async function readStored(found: StoredPicture | null) {
  for (let stored = found; stored; stored = stored.otherwise ?? null) {
    const bytes = await readFile(stored.path).catch(() => null);
    if (bytes) return { stored, bytes };
  }
  return { stored: null, bytes: null };
}
