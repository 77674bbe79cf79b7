import type { OpenAPIHono } from "@hono/zod-openapi";
import { ApiError } from "../api-error";
import type { Deps } from "../deps";
import { refuse } from "../http/answer";
import { createMedia, type Media } from "../media/media";
import { findPicture } from "../media/picture";

const PREFIX = "/media/";
const YEAR_S = 31_536_000;

/**
 * Pictures of the sample data: `/media/goods/1001-1.webp?w=320`, `/media/goods/1001-1.png` for link previews,
 * `/media/detail/1001-1.webp`, `/media/avatars/7.webp`. A name is looked up, never joined to a path. Nothing of it
 * exists when the sandbox is off: pictures of real listings lie where their sellers put them.
 */
export function mediaRoutes(
  app: OpenAPIHono,
  { config, log }: Deps,
  media: Media = createMedia(config.dataDir),
): void {
  if (!config.sandbox) return;
  app.get(`${PREFIX}*`, async (c) => {
    const name = c.req.path.slice(PREFIX.length);
    const picture = findPicture(name, c.req.query("w"));
    if (!picture) return refuse(c, new ApiError("noSuchCall", { msg: "没有这张图片" }), log);

    const tag = `"${await media.tagOf(picture)}"`;
    c.header("ETag", tag);
    c.header("Cache-Control", `public, max-age=${YEAR_S}, immutable`);
    if (c.req.header("If-None-Match")?.includes(tag)) return c.body(null, 304);

    const bytes = await media.bytesOf(picture);
    c.header("Content-Type", picture.kind === "share" ? "image/png" : "image/webp");
    return c.body(new Uint8Array(bytes));
  });
}
