import { readFileSync } from "node:fs";
import { joinStyles, serveText } from "@storefront/mobile/assets";
import type { Hono } from "hono";

const OWN = new URL("./assets/", import.meta.url);
const PHONE = new URL("../phone/assets/", import.meta.url);
const MOBILE = new URL("../../mobile/assets/", import.meta.url);

/**
 * Serves the stylesheet, script and icon of a simulated system's pages.
 * @param own additional stylesheets of this system
 */
export function pageAssets(app: Hono, own: readonly URL[]): void {
  const styles = [
    joinStyles(OWN, ["base", "frame"]),
    joinStyles(PHONE, ["caption"]),
    joinStyles(OWN, ["parts"]),
    ...own.map((url) => readFileSync(url, "utf8")),
  ];
  serveText(app, "page.css", styles.join("\n"));
  for (const name of ["countdown.js", "icon.svg"]) {
    serveText(app, name, readFileSync(new URL(name, MOBILE), "utf8"));
  }
}
