import { rootPath } from "@storefront/brands/pages";
import type { Brand } from "@storefront/brands/types";
import { GAMES_PATH, gameHref, parseGamePath } from "@/lib/addresses/game-path";
import { ALL_KINDS, encodeGame } from "@/lib/addresses/game-segment";
import { viewSegment } from "@/lib/addresses/list-segment";
import { isFormQuery, listQuery, readListView } from "@/lib/addresses/list-url";
import { orderNumOf } from "@/lib/addresses/order-address";
import { guardPath } from "@/lib/addresses/path-guard";
import { SEARCH_PATH } from "@/lib/addresses/search-query";
import { searchSegment } from "@/lib/addresses/search-segment";
import { readSearch, searchHref } from "@/lib/addresses/search-view";
import { goodsIdOf } from "../addresses/goods-id";
import { queryValue } from "../addresses/query";
import { queryId } from "../addresses/query-id";
import { carryBrand } from "./carried-brand";
import { deviceOf } from "./device";
import type { HostMatch, HostRules } from "./host";
import { canonicalPath, hostFile, isShownPath } from "./known-paths";
import { dependsOnDevice, phoneTarget } from "./mobile-redirects";
import { mayBeTablet } from "./tablet";

/** A page request without framework types, so that `server/` and the middleware make the same decision. */
export interface PageRequest {
  host: HostMatch;
  /** Path as received, percent-encoded. */
  path: string;
  /** The query with its "?", or "". */
  query: string;
  userAgent: string | null;
  /** The visitor has requested the desktop site before (`?desktop=1`). */
  desktopCookie: boolean;
}

export interface Rules extends HostRules {
  trustedHops: number;
  /** For brands without their own. Ends in a slash. */
  mobileSiteUrl: string;
  unknownHost: "neutral" | "refuse";
  /** Key of IndexNow: every host serves the file `/<key>.txt`. */
  indexNowKey?: string | undefined;
}

interface Common {
  /** The rule that decided, for logs and tests. */
  reason: string;
  /** The response needs `Vary: User-Agent`. */
  variesByDevice: boolean;
  /** The response sets the cookie that keeps this visitor on the desktop site. */
  rememberDesktop: boolean;
  /** The response sets the short-lived cookie by which the next page knows that the visitor opened `/`. */
  marksRoot: boolean;
  /** The page is private: no cache may store the response, the browser's neither. */
  noStore: boolean;
  /** The response follows the visitor's choice instead of the device's rule: shared caches must not store it. */
  isPrivate: boolean;
}

export type RouteDecision =
  | (Common & { kind: "rewrite"; path: string; brand: Brand })
  | (Common & { kind: "redirect"; status: 307 | 308; location: string })
  | (Common & { kind: "refuse"; status: 421 });

const DEFAULTS = {
  variesByDevice: false,
  rememberDesktop: false,
  marksRoot: false,
  noStore: false,
  isPrivate: false,
} as const;

/** Internal path of all addresses without a page on the host, so that there is one cached 404 per brand. */
export const MISSING = "missing";

/** Routes a page request: host, spelling, assortment, phones, root, card, rewrite, in this order (product §10.2, §10.23). */
export function resolveRoute(request: PageRequest, rules: Rules): RouteDecision {
  const { path, query } = request;
  const { brand, reason } = request.host;
  if (reason === "unknown" && rules.unknownHost === "refuse") {
    return { kind: "refuse", status: 421, reason: "unknown-host", ...DEFAULTS };
  }

  if (rules.indexNowKey !== undefined && path === `/${rules.indexNowKey}.txt`) {
    const file = `/${brand.key}/host-files/indexnow-key`;
    return { kind: "rewrite", path: file, brand, reason: "indexnow", ...DEFAULTS };
  }
  const canonical = canonicalPath(path);
  if (canonical === undefined) return missing(brand);
  if (canonical !== path) {
    return {
      kind: "redirect",
      status: 308,
      location: canonical + query,
      reason: "spelling",
      ...DEFAULTS,
    };
  }

  if (!isShownPath(brand, path)) return missing(brand);

  const mobileSite = brand.mobileSiteUrl ?? rules.mobileSiteUrl;
  const variesByDevice = dependsOnDevice(path);
  const rememberDesktop = variesByDevice && queryValue(query, "desktop") === "1";
  const target = variesByDevice
    ? phoneTarget(path, query, deviceOf(request.userAgent ?? ""))
    : undefined;
  const stays = rememberDesktop || request.desktopCookie;
  const isPrivate = rememberDesktop || (stays && target !== undefined);
  const noStore = orderNumOf(path) !== null;
  const common = { variesByDevice, rememberDesktop, marksRoot: false, noStore, isPrivate };
  if (target !== undefined && !stays) {
    const location = mobileSite + carryBrand(brand, target);
    return { kind: "redirect", status: 307, location, reason: "phone", ...common };
  }

  if (path === "/" && brand.rootPage === undefined) {
    const location = rootPath(brand) + query;
    const marksRoot = mayBeTablet(request.userAgent ?? "");
    return { kind: "redirect", status: 307, location, reason: "root", ...common, marksRoot };
  }
  const card = path === "/card_detail" ? cardTarget(query) : undefined;
  if (card !== undefined) {
    const location = mobileSite + carryBrand(brand, card);
    return { kind: "redirect", status: 307, location, reason: "card", ...common };
  }
  const listed = isFormQuery(query) ? listTarget(path, query) : undefined;
  if (listed !== undefined)
    return { kind: "redirect", status: 307, location: listed, reason: "form", ...common };
  return {
    kind: "rewrite",
    path: `/${brand.key}${internalPath(path, query)}`,
    brand,
    reason,
    ...common,
  };
}

const missing = (brand: Brand): RouteDecision => ({
  kind: "rewrite",
  path: `/${brand.key}/${MISSING}`,
  brand,
  reason: "missing",
  ...DEFAULTS,
});

function internalPath(path: string, query: string): string {
  if (path === "/") return "";
  if (path === "/goodsDetails" || path === "/goodsDetail") return `${path}/${goodsIdOf(query)}`;
  if (path === "/personal_center") return `${path}/${queryId(query, "user_id")}`;
  if (path === SEARCH_PATH) return `${path}/${searchSegment(readSearch(query))}`;
  const game = path.startsWith(`${GAMES_PATH}/`) ? parseGamePath(path) : undefined;
  if (game !== undefined) {
    const view = viewSegment(readListView(query));
    return `${GAMES_PATH}/${encodeGame(game.game)}/${game.kind ?? ALL_KINDS}/${view}`;
  }
  // The same page for every order: its number stays in the browser.
  if (orderNumOf(path) !== null) return ORDER_PAGE;
  return hostFile(path) ?? path;
}

const ORDER_PAGE = "/account/order";

/** Returns the canonical address of a list whose filters a form has sent; undefined for other pages. */
function listTarget(path: string, query: string): string | undefined {
  if (path === SEARCH_PATH) return searchHref(readSearch(query));
  const game = path.startsWith(`${GAMES_PATH}/`) ? parseGamePath(path) : undefined;
  return game && gameHref(game) + listQuery(readListView(query));
}

/**
 * Returns the page of the mobile site for the order of `/card_detail?url=<h5_detail_api>`, relative to its base address
 * (product §2 Routes, product §10.23).
 * @returns undefined when the path is missing or the path guard refuses it; there is no redirect then
 */
function cardTarget(query: string): string | undefined {
  const path = guardPath(queryValue(query, "url"));
  return path === null ? undefined : `orderDetails?url=${encodeURIComponent(path)}`;
}
