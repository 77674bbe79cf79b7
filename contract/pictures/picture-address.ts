import { parseUrl } from "../text/parse-url";

const LOCAL = /^\/media\/[\w.-]+(?:\/[\w.-]+)*$/;

/** Whitespace, quotes and brackets: signs of an unclosed address that runs into the text behind it. */
const RUNS_ON = /[\s"'<>`]/;

/** @returns an address that is safe in `src`: a path under /media/ or https; null for anything else */
export function safePicture(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 1000 || RUNS_ON.test(value)) return null;
  if (LOCAL.test(value) && !value.includes("..")) return value;
  return parseUrl(value)?.protocol === "https:" ? value : null;
}
