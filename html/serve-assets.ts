import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Context, Env, Hono } from "hono";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** Files by the last part of their path; those of a list are sent as one, in its order. */
type Assets = Readonly<Record<string, URL | readonly URL[]>>;

/** Caches that may store a file, for minutes. */
type Caches = "public" | "private";

const FOLDER = new URL("./assets/", import.meta.url);

/** @returns the location of a file that is the same for all pages */
export const sharedAsset = (name: string): URL => new URL(name, FOLDER);

/** The utilities of all rooms, which `npm run styles` writes; after components, which they override. */
export const UTILITIES: URL = sharedAsset("utilities.css");

/** @returns the styles of a page on a phone, around those of its room */
export const screenStyles = (components: readonly URL[]): readonly URL[] => [
  ...["base", "screen", "screen-parts"].map((name) => sharedAsset(`${name}.css`)),
  ...components,
  UTILITIES,
];

/**
 * Serves styles, scripts and drawings, which are read when the program starts.
 * @param folder path below which they are, with slashes at both ends
 * @param caches `private` for those that only some visitors may see
 */
export function serveAssets<E extends Env>(
  app: Hono<E>,
  folder: string,
  assets: Assets,
  caches: Caches = "public",
): void {
  for (const [name, files] of Object.entries(assets)) {
    const texts = [files].flat().map((file) => readFileSync(file, "utf8"));
    serveText(app, folder + name, texts.join("\n"), caches);
  }
}

/** Serves a text with the content type of its path's extension. */
export function serveText<E extends Env>(
  app: Hono<E>,
  path: string,
  text: string,
  caches: Caches = "public",
): void {
  const headers = textHeaders(path, text, caches);
  app.get(path, (c) => answerText(c, text, headers));
}

/** Answers a text that is known when it is requested, with the content type of the path's extension. */
export function sendText(c: Context, text: string, caches: Caches = "public"): Response {
  return answerText(c, text, textHeaders(c.req.path, text, caches));
}

function textHeaders(path: string, text: string, caches: Caches) {
  return {
    "Content-Type": `${TYPES[extname(path)]}; charset=utf-8`,
    "Cache-Control": `${caches}, max-age=300`,
    ETag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
  };
}

function answerText(c: Context, text: string, headers: ReturnType<typeof textHeaders>): Response {
  return c.req.header("If-None-Match") === headers.ETag
    ? c.body(null, 304, headers)
    : c.body(text, 200, headers);
}
