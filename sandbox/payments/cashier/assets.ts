import { readFileSync } from "node:fs";
import type { Hono } from "hono";

const STYLES = ["base", "frame", "caption", "parts", "bill"] as const;

const read = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");

/** The cashier's stylesheet, its script and its icon, read once. */
export function cashierAssets(cashier: Hono): void {
  const files = {
    "cashier.css": ["text/css", STYLES.map((name) => read(`${name}.css`)).join("\n")],
    "countdown.js": ["text/javascript", read("countdown.js")],
    "icon.svg": ["image/svg+xml", read("icon.svg")],
  } as const;
  for (const [name, [type, text]] of Object.entries(files)) {
    cashier.get(`/assets/${name}`, (c) =>
      c.body(text, 200, {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": "public, max-age=300",
      }),
    );
  }
}
