import { homeCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/server";
import { env } from "@/lib/env";

export interface AppInfo {
  /** The text of the download QR code. */
  downloadUrl: string;
  iosUrl: string;
  androidUrl: string;
  /** Certified boosters online now; null when it is not known. */
  onlineRangers: number | null;
}

/** App info of spec §3. Without an answer the download is on the mobile site: a page never lacks its QR code. */
export async function loadAppInfo(): Promise<AppInfo> {
  const result = await callServer("home", {}, homeCache());
  const fallback = `${env().mobileSiteUrl}download`;
  const { qr_code, data, online_ranger } = result.ok ? result.data : {};
  return {
    downloadUrl: webAddress(qr_code?.download_url) ?? fallback,
    iosUrl: webAddress(data?.ios_download_url) ?? fallback,
    androidUrl: webAddress(data?.android_download_url) ?? fallback,
    onlineRangers: typeof online_ranger === "number" ? online_ranger : null,
  };
}

/** Only http(s) addresses may become a link or a code to scan. */
function webAddress(value: unknown): string | null {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  return /^https?:$/.test(new URL(value).protocol) ? value : null;
}
