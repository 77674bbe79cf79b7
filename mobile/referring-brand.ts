import { BRANDS, brandByHost, brandByKey, NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { BRAND_PARAMETER } from "@storefront/contract/http/mobile-paths";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { MobileSettings } from "./settings";
import { isSecureVisit } from "./visitor";

/** Parameter of links that name the brand's host in place of its key. */
const HOST_PARAMETER = "from";
const COOKIE = "PhoneBrand";

/**
 * Returns the brand whose pages these are: by the host, if it is a brand's own mobile site; else the brand that led here,
 * by the link's parameter, the Referer, or the cookie of an earlier visit.
 * @returns null when unknown
 */
export function referringBrand(c: Context, settings: MobileSettings): Brand | null {
  const own = brandOfMobileHost(new URL(c.req.url).host);
  if (own) return own;
  const named =
    // A redirect adds its parameter behind those that the visitor's link may have.
    brandOfKey(c.req.queries(BRAND_PARAMETER)?.at(-1)) ??
    brandOfHost(c.req.query(HOST_PARAMETER)) ??
    brandOfAddress(c.req.header("Referer"));
  const stored = brandOfKey(getCookie(c, COOKIE)) ?? null;
  if (named && named !== stored) {
    setCookie(c, COOKIE, named.key, {
      httpOnly: true,
      sameSite: "Lax",
      path: "/phone",
      secure: isSecureVisit(c, settings),
    });
  }
  return named ?? stored;
}

/** @param host with or without a port; `<key>.localhost` and `<key>.<PREVIEW_DOMAIN>` count as the brand's */
export function brandOfHost(host: string | undefined): Brand | null {
  const name = host?.toLowerCase().replace(/:\d{1,5}$/, "") ?? "";
  const [key, ...domain] = name.split(".");
  return brandByHost(name) ?? (domain.length > 0 ? brandOfKey(key) : undefined) ?? null;
}

function brandOfKey(key: string | undefined): Brand | undefined {
  const brand = key === undefined ? undefined : brandByKey(key);
  return brand === NEUTRAL ? undefined : brand;
}

/** The brand whose own mobile site has this host. */
const brandOfMobileHost = (host: string): Brand | undefined =>
  BRANDS.find(
    ({ mobileSiteUrl }) => mobileSiteUrl !== undefined && new URL(mobileSiteUrl).host === host,
  );

const brandOfAddress = (address: string | undefined): Brand | null =>
  address !== undefined && URL.canParse(address) ? brandOfHost(new URL(address).host) : null;
