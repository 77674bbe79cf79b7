import { call } from "@/lib/api/call.client";
import { fetchSettings } from "@/lib/settings";
import { type AppInfo, readAppInfo } from "./read-app-info";

/**
 * Fetches app info in the browser, for a dialog whose page was rendered without it.
 * @returns null when neither the marketplace nor the storefront answers
 */
export async function fetchAppInfo(): Promise<AppInfo | null> {
  const result = await call("home", {});
  const data = result.ok ? result.data : null;
  const appInfo = readAppInfo(data, "");
  if (appInfo.downloadUrl && appInfo.iosUrl && appInfo.androidUrl) return appInfo;
  const address = await mobileDownload();
  return address === "" ? null : readAppInfo(data, address);
}

/** Download page of the mobile site, from /api/settings (product §10.1); "" when it is unknown. */
async function mobileDownload(): Promise<string> {
  try {
    return `${(await fetchSettings()).mobileSiteUrl}download`;
  } catch {
    return "";
  }
}
