import { readFileSync } from "node:fs";
import type { Hono } from "hono";

const STYLES = [
  "base",
  "frame",
  "parts",
  "forms",
  "account",
  "orders",
  "goods",
  "boost",
  "trade",
  "messages",
  "asker",
];
const DRAWINGS = ["icon", "no-picture"];
const SCRIPTS = ["countdown", "watch", "copy", "challenge", "conversation"];

const FOLDER = new URL("./assets/", import.meta.url);

/** Serves the site's stylesheet, its small scripts and its drawings. */
export function mobileAssets(phone: Hono): void {
  serveText(phone, "phone.css", joinStyles(FOLDER, STYLES));
  for (const name of DRAWINGS) {
    serveText(phone, `${name}.svg`, readFileSync(new URL(`${name}.svg`, FOLDER), "utf8"));
  }
  for (const name of SCRIPTS) {
    serveText(phone, `${name}.js`, readFileSync(new URL(`${name}.js`, FOLDER), "utf8"));
  }
}

/** @returns the stylesheets of a folder concatenated in this order */
export const joinStyles = (folder: URL, names: readonly string[]): string =>
  names.map((name) => readFileSync(new URL(`${name}.css`, folder), "utf8")).join("\n");

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  js: "text/javascript",
  svg: "image/svg+xml",
};

/**
 * Serves a text under /assets.
 * @param name file name; the extension determines the content type
 */
export function serveText(phone: Hono, name: string, text: string): void {
  const type = TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain";
  phone.get(`/assets/${name}`, (c) =>
    c.body(text, 200, {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "public, max-age=300",
    }),
  );
}
