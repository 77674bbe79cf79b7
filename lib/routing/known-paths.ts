import { LANDING_ROUTES } from "@/brands";

/** Pages of spec §2 that every host has, as the specification writes them. */
export const PAGES = [
  "/",
  "/index",
  "/corporate-information",
  "/practicePage",
  "/goodsDetail",
  "/goodsDetails",
  "/personal_center",
  "/card_detail",
  "/about",
] as const;

/** Files that are a host's own, and the internal routes that make them (Next reserves the public names). */
export const HOST_FILES: ReadonlyMap<string, string> = new Map([
  ["/robots.txt", "/host-files/robots"],
  ["/sitemap.xml", "/host-files/sitemap"],
  ["/icon.svg", "/host-files/icon"],
  ["/manifest.webmanifest", "/host-files/manifest"],
]);

const bySpelling = new Map(
  [...PAGES, ...LANDING_ROUTES, ...HOST_FILES.keys()].map((path) => [path.toLowerCase(), path]),
);

/**
 * The right spelling of a path that differs from a known one by letter case or trailing slashes (design §2.6).
 * @returns the path itself when it is spelled right, undefined when it is no known path
 */
export function knownPath(path: string): string | undefined {
  const exact = bySpelling.get(path);
  if (exact === path) return exact;
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 47) end -= 1;
  return bySpelling.get(path.slice(0, end).toLowerCase());
}
