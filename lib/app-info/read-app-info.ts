import { type BrandApp, hasAppLinks } from "@storefront/brands/app";
import { BRAND_PARAMETER } from "@storefront/contract/mobile-paths";
import { parseUrl } from "@storefront/contract/parse-url";
import { asCount, asObject } from "@/lib/decode/lenient";
import { withParameter } from "../addresses/with-parameter";

export interface AppInfo {
  /** The text of the download QR code. */
  downloadUrl: string;
  iosUrl: string;
  androidUrl: string;
  /** Certified boosters online now; null when unknown. */
  onlineBoosters: number | null;
}

/** Where a brand's links lead. */
export interface AppSource {
  app: BrandApp | undefined;
  /** Base address of the brand's mobile site, with a trailing slash. */
  mobileSite: string;
  /** Key that links to the mobile site carry, if any. */
  brand: string | undefined;
}

/**
 * Reads `data` of the home call (product §3 Home / app info). An address of the brand comes first, then the API's, then
 * the download page of the brand's mobile site.
 */
export function readAppInfo(data: unknown, { app, mobileSite, brand }: AppSource): AppInfo {
  const wire = asObject(data);
  const stores = asObject(wire.data);
  const carry = (url: string): string =>
    brand !== undefined && url.startsWith(mobileSite)
      ? withParameter(url, BRAND_PARAMETER, brand)
      : url;
  const page = `${mobileSite}download`;
  // The API's code leads to another app than the stores of this brand; its own page has both.
  const code = hasAppLinks(app) ? null : webAddress(asObject(wire.qr_code).download_url);
  const shared = app?.universalUrl;
  return {
    downloadUrl: shared ?? carry(code ?? page),
    iosUrl: app?.iosUrl ?? shared ?? carry(webAddress(stores.ios_download_url) ?? page),
    androidUrl: app?.androidUrl ?? shared ?? carry(webAddress(stores.android_download_url) ?? page),
    onlineBoosters: readOnline(wire.online_ranger),
  };
}

/** Reads `online_ranger`. @returns null when unknown */
export function readOnline(value: unknown): number | null {
  const count = asCount(value, -1);
  return count < 0 ? null : count;
}

/** Only http(s) addresses may become a link or a code to scan. */
function webAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  return /^https?:$/.test(parseUrl(value)?.protocol ?? "") ? value : null;
}
