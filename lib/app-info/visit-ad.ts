import { isPackage } from "@storefront/brands/app";
import { queryValue } from "../addresses/query";
import { withParameter } from "../addresses/with-parameter";
import { readCookie } from "../cookies/read-cookie";

/** Name of the query parameter, and of the session cookie that stores its value. */
const AD = "ad";

/** As long as the marketplace accepts (contract/discovery/home.ts). */
const MAX_LENGTH = 64;

/** The advertisement that led the visitor here: of this page's URL, else of an earlier page of the visit. */
export const readVisitAd = (): string | undefined => adOfPage() ?? usable(readCookie(AD));

/** Stores the advertisement of this page's URL in a session cookie. */
export async function setVisitAdCookie(): Promise<void> {
  const ad = adOfPage();
  if (ad === undefined || ad === readCookie(AD)) return;
  // Loaded by those visitors only that an advertisement has led here; without it, the page itself still counts.
  const cookies = await import("js-cookie").catch(() => null);
  const secure = window.location.protocol === "https:";
  cookies?.default.set(AD, ad, { path: "/", sameSite: "Lax", secure });
}

/** Adds the advertisement to an address of the mobile site, of an app or of a store; a package cannot read it. */
export const withAd = (url: string, ad: string | undefined): string =>
  ad === undefined || isPackage(url) ? url : withParameter(url, AD, ad);

const adOfPage = (): string | undefined => usable(queryValue(window.location.search, AD));

function usable(ad: string | undefined): string | undefined {
  const trimmed = ad?.trim();
  return trimmed && trimmed.length <= MAX_LENGTH ? trimmed : undefined;
}
