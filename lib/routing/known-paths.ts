import { LANDING_ROUTES } from "@storefront/brands";
import { hasPlace, type ListPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { LAST_BLOCK } from "@storefront/contract/discovery/sitemap";
import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { COMPARE_PATH } from "@/lib/addresses/compare-address";
import { GAMES_PATH, gameHref, parseGamePath } from "@/lib/addresses/game-path";
import { orderAddress, orderNumOf } from "@/lib/addresses/order-address";
import { SEARCH_PATH } from "@/lib/addresses/search-query";
import { shareRoute } from "@/lib/addresses/share-address";

/** Pages of product §2, as spelled in the specification; hosts leave out some (isShownPath). */
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
  GAMES_PATH,
  SEARCH_PATH,
  COMPARE_PATH,
] as const;

/** Pages of the logged-in visitor. */
const ACCOUNT_PATHS = Object.values(ACCOUNT_PAGES).map(({ path }) => path);

/** Files per host, and the internal routes that generate them (Next reserves the public names). */
export const HOST_FILES: ReadonlyMap<string, string> = new Map([
  ["/robots.txt", "/host-files/robots"],
  ["/sitemap.xml", "/host-files/sitemap"],
  ["/sitemap-pages.xml", "/host-files/sitemap-pages"],
  ["/icon.svg", "/host-files/icon"],
  ["/apple-touch-icon.png", "/host-files/picture/touch"],
  ["/favicon.ico", "/host-files/picture/favicon"],
  ["/icon-512.png", "/host-files/picture/large"],
  ["/share.png", "/host-files/picture/share"],
  ["/manifest.webmanifest", "/host-files/manifest"],
]);

/** One file of a sharded sitemap. */
const BLOCK_SITEMAP = /^\/(sitemap-(?:goods|shops))-(0|[1-9]\d{0,4})\.xml$/;

/** Returns the internal path of a host's file; undefined for a page. */
export function hostFile(path: string): string | undefined {
  const block = path.startsWith("/sitemap-") ? BLOCK_SITEMAP.exec(path) : null;
  if (block === null) return HOST_FILES.get(path) ?? shareRoute(path);
  return Number(block[2]) <= LAST_BLOCK ? `/host-files/${block[1]}/${block[2]}` : undefined;
}

/** Whether an internal path is generated for each request: sitemaps, which are streamed and never cached. */
export function isStreamed(internalPath: string): boolean {
  return internalPath.includes("/host-files/sitemap");
}

const bySpelling = new Map(
  [...PAGES, ...ACCOUNT_PATHS, ...LANDING_ROUTES, ...HOST_FILES.keys()].map((path) => [
    path.toLowerCase(),
    path,
  ]),
);

/**
 * Returns the canonical spelling of a path that differs by letter case or trailing slashes (product §10.6).
 * @returns the path itself when it is canonical; undefined for an unknown path
 */
export function canonicalPath(path: string): string | undefined {
  const exact = bySpelling.get(path);
  if (exact === path) return exact;
  if (hostFile(path) !== undefined) return path;
  if (path.startsWith(`${GAMES_PATH}/`)) {
    const game = parseGamePath(path);
    if (game !== undefined) return gameHref(game);
  }
  const orderNum = orderNumOf(path);
  if (orderNum !== null) return orderAddress(orderNum);
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 47) end -= 1;
  return bySpelling.get(path.slice(0, end).toLowerCase());
}

/** Pages about a part of the storefront; only hosts with listings of that part have them. */
const PLACES: ReadonlyMap<string, ListPlace> = new Map([
  [GAMES_PATH, {}],
  [SEARCH_PATH, {}],
  [COMPARE_PATH, {}],
  ["/practicePage", { kind: "boost" }],
]);

/** Whether a page is about something that the brand's host shows (docs/brands.md). */
export function isShownPath({ assortment }: Brand, path: string): boolean {
  const place = PLACES.get(path);
  return place === undefined || hasPlace(assortment, place);
}
