import { brandByHost, brandByKey, NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { MobileSettings } from "./settings";
import { isSecureVisit } from "./visitor";

/** Parameter of QR codes and links that names the referring brand host. */
const PARAMETER = "from";
const COOKIE = "PhoneBrand";

/**
 * Returns the brand that led here: from the link's parameter, the Referer, or else the cookie of an earlier visit.
 * @returns null when unknown
 */
export function referringBrand(c: Context, settings: MobileSettings): Brand | null {
  const named = brandOfHost(c.req.query(PARAMETER)) ?? brandOfAddress(c.req.header("Referer"));
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

const brandOfAddress = (address: string | undefined): Brand | null =>
  address !== undefined && URL.canParse(address) ? brandOfHost(new URL(address).host) : null;
