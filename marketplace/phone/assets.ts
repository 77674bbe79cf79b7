import { readFileSync } from "node:fs";
import type { Hono } from "hono";

const STYLES = [
  "base",
  "frame",
  "caption",
  "parts",
  "forms",
  "scan",
  "orders",
  "cashier",
  "goods",
  "boost",
  "trade",
] as const;
const SCRIPTS = ["countdown", "watch", "copy"] as const;

const read = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");

/** The phone's stylesheet, its small scripts and its icon, read once. */
export function phoneAssets(phone: Hono): void {
  const files = new Map<string, { type: string; text: string }>([
    ["phone.css", { type: "text/css", text: STYLES.map((name) => read(`${name}.css`)).join("\n") }],
    ["icon.svg", { type: "image/svg+xml", text: read("icon.svg") }],
  ]);
  for (const name of SCRIPTS) {
    files.set(`${name}.js`, { type: "text/javascript", text: read(`${name}.js`) });
  }
  for (const [name, { type, text }] of files) {
    phone.get(`/assets/${name}`, (c) =>
      c.body(text, 200, {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": "public, max-age=300",
      }),
    );
  }
}
