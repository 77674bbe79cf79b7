import { parseUrl } from "@storefront/contract/parse-url";
import { asCount, asObject } from "@/lib/decode/lenient";

export interface AppInfo {
  /** The text of the download QR code. */
  downloadUrl: string;
  iosUrl: string;
  androidUrl: string;
  /** Certified boosters online now; null when unknown. */
  onlineBoosters: number | null;
}

/** Reads `data` of the home call (product §3 Home / app info). @param fallback replaces a missing address */
export function readAppInfo(data: unknown, fallback: string): AppInfo {
  const wire = asObject(data);
  const stores = asObject(wire.data);
  const { online_ranger } = wire;
  return {
    downloadUrl: webAddress(asObject(wire.qr_code).download_url) ?? fallback,
    iosUrl: webAddress(stores.ios_download_url) ?? fallback,
    androidUrl: webAddress(stores.android_download_url) ?? fallback,
    onlineBoosters: readOnline(online_ranger),
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
