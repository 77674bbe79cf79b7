import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import { joinStyles, serveText } from "@/mobile/assets";

const OWN = new URL("./assets/", import.meta.url);
const PHONE = new URL("../../phone/assets/", import.meta.url);
const MOBILE = new URL("../../../mobile/assets/", import.meta.url);

/** The cashier's stylesheet, its script and its icon, read once. */
export function cashierAssets(cashier: Hono): void {
  const styles = [
    joinStyles(OWN, ["base", "frame"]),
    joinStyles(PHONE, ["caption"]),
    joinStyles(OWN, ["parts", "bill"]),
  ];
  serveText(cashier, "cashier.css", styles.join("\n"));
  for (const name of ["countdown.js", "icon.svg"]) {
    serveText(cashier, name, readFileSync(new URL(name, MOBILE), "utf8"));
  }
}
