import type { Hono } from "hono";
import { createMedia } from "./media";
import { findPicture } from "./picture";

const PREFIX = "/media/";
const YEAR_S = 31_536_000;

/**
 * Serves pictures of the sample data: `/media/goods/1001-1.webp?w=320`, the same as AVIF with `&f=avif`,
 * `/media/goods/1001-1.png` for link previews, `/media/avatars/101.webp`. Names are looked up, never joined to a path as they
 * come; unknown ones are passed on to later routes.
 * @param dataDir has the cache of resized pictures in its folder `media`
 */
export function addDrawnPictures(app: Hono, dataDir: string): void {
  const media = createMedia(dataDir);
  app.get(`${PREFIX}*`, async (c, next) => {
    const name = c.req.path.slice(PREFIX.length);
    const picture = findPicture(name, c.req.query("w"), c.req.query("f"));
    if (!picture) return next();

    const tag = `"${media.tagOf(picture)}"`;
    c.header("ETag", tag);
    c.header("Cache-Control", `public, max-age=${YEAR_S}, immutable`);
    if (c.req.header("If-None-Match")?.includes(tag)) return c.body(null, 304);

    const bytes = await media.bytesOf(picture);
    c.header("Content-Type", `image/${picture.format}`);
    return c.body(new Uint8Array(bytes));
  });
}
