import { readFile } from "node:fs/promises";
import type { Hono } from "hono";
import { ApiError } from "../api-error";
import type { Deps } from "../deps";
import { refuse } from "../http/answer";
import { findStored } from "../pictures/stored-picture";

const PREFIX = "/media/";
const YEAR_S = 31_536_000;

/**
 * Pictures of listings that an operator has imported as files: `/media/goods/<hash>.webp?w=320`. A name is matched, never
 * joined to a path.
 */
export function mediaRoutes(app: Hono, { config, log }: Deps): void {
  app.get(`${PREFIX}*`, async (c) => {
    const stored = findStored(config.dataDir, c.req.path.slice(PREFIX.length), c.req.query("w"));
    const bytes = stored && (await readFile(stored.path).catch(() => null));
    if (!bytes) return refuse(c, new ApiError("noSuchCall", { msg: "没有这张图片" }), log);
    c.header("ETag", stored.tag);
    c.header("Cache-Control", `public, max-age=${YEAR_S}, immutable`);
    if (c.req.header("If-None-Match")?.includes(stored.tag)) return c.body(null, 304);
    c.header("Content-Type", stored.type);
    return c.body(new Uint8Array(bytes));
  });
}
