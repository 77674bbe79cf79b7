import { type BrandApp, hasAppLinks, isPackage } from "@storefront/brands/app";
import { BRAND_PARAMETER } from "@storefront/contract/http/mobile-paths";
import { parseUrl } from "@storefront/contract/text/parse-url";
import { BOOSTER_ACCEPT_S } from "@/lib/constants";
import { asCount, asObject } from "@/lib/decode/lenient";
import { withParameter } from "../addresses/with-parameter";

export type AppSystem = "ios" | "android";

export interface AppInfo {
  /** Systems for which there is an app; the addresses of the others lead to the mobile site. */
  systems: readonly AppSystem[];
  /** Whether the app for Android is a package, not a page in a store. */
  isAndroidPackage: boolean;
  /** Whether `downloadUrl` leads to the mobile site's page of stores, which counts its downloads. */
  isCountedOnPhone: boolean;
  /** The text of the download QR code. */
  downloadUrl: string;
  iosUrl: string;
  androidUrl: string;
  /** Certified boosters online now; null when unknown. */
  onlineBoosters: number | null;
  /** Average seconds until a booster accepts; null when unknown. */
  boosterAcceptS: number | null;
}

/** Figures about boosters for pages. */
export type Boosters = Pick<AppInfo, "onlineBoosters" | "boosterAcceptS">;

/** Where a brand's links lead. */
export interface AppSource {
  app: BrandApp | undefined;
  /** Base address of the brand's mobile site, with a trailing slash. */
  mobileSite: string;
  /** Base address of the operator's mobile site, to which the API's addresses may lead. */
  operatorSite: string;
  /** Key that links to the mobile site carry, if any. */
  brand: string | undefined;
}

/**
 * Reads `data` of the home call (product §3 Home / app info). An address of the brand comes first, then the API's, then
 * the download page of the brand's mobile site. Addresses that can read it carry the brand.
 */
export function readAppInfo(data: unknown, source: AppSource): AppInfo {
  const { app, mobileSite, operatorSite, brand } = source;
  const wire = asObject(data);
  const stores = asObject(wire.data);
  const carry = (url: string): string =>
    brand === undefined ? url : withParameter(url, BRAND_PARAMETER, brand);
  const page = carry(`${mobileSite}download`);
  const isMobileSite = (url: string) => url.startsWith(mobileSite) || url.startsWith(operatorSite);
  /** An address of the API that leads to an app. */
  const given = (value: unknown): string | undefined => {
    const url = webAddress(value);
    return url === null || isMobileSite(url) ? undefined : url;
  };
  // The API's code leads to another app than the stores of this brand; its own page has both.
  const code = hasAppLinks(app) ? undefined : given(asObject(wire.qr_code).download_url);
  const shared = app?.universalUrl === undefined ? undefined : carry(app.universalUrl);
  const urls = {
    ios: app?.iosUrl ?? shared ?? given(stores.ios_download_url),
    android: app?.androidUrl ?? shared ?? given(stores.android_download_url),
  };
  const downloadUrl = shared ?? code ?? page;
  return {
    systems: SYSTEMS.filter((system) => urls[system] !== undefined),
    isAndroidPackage: isPackage(urls.android ?? ""),
    isCountedOnPhone: hasAppLinks(app) && downloadUrl === page,
    downloadUrl,
    iosUrl: urls.ios ?? page,
    androidUrl: urls.android ?? page,
    onlineBoosters: readOnline(wire.online_ranger),
    boosterAcceptS: data === null ? null : readAcceptTime(wire.booster_accept_s),
  };
}

const SYSTEMS: readonly AppSystem[] = ["ios", "android"];

/** Reads `online_ranger`. @returns null when unknown, or when nobody is online */
export function readOnline(value: unknown): number | null {
  const count = asCount(value, -1);
  return count <= 0 ? null : count;
}

/**
 * Reads `booster_accept_s`, which the specification does not name: an API that does not measure it stands by the
 * specification's figure (product §9). @returns null when it has measured none
 */
function readAcceptTime(value: unknown): number | null {
  if (value === undefined) return BOOSTER_ACCEPT_S;
  const seconds = asCount(value, -1);
  return seconds <= 0 ? null : seconds;
}

/** Only http(s) addresses may become a link or a code to scan. */
function webAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  return /^https?:$/.test(parseUrl(value)?.protocol ?? "") ? value : null;
}
