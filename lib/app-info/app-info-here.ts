import { call } from "@/lib/api/call.client";
import { fetchSettings } from "@/lib/settings";
import { type AppInfo, readAppInfo } from "./read-app-info";

/**
 * App info in the browser, for a dialog that no page was drawn with.
 * @returns null when neither the marketplace nor the storefront answers
 */
export async function appInfoHere(): Promise<AppInfo | null> {
  const result = await call("home", {});
  const data = result.ok ? result.data : null;
  const said = readAppInfo(data, "");
  if (said.downloadUrl && said.iosUrl && said.androidUrl) return said;
  const address = await mobileDownload();
  return address === "" ? null : readAppInfo(data, address);
}

/** The address of the mobile site, from /api/settings (product §10.1); "" when it is not known. */
async function mobileDownload(): Promise<string> {
  try {
    return `${(await fetchSettings()).mobileSiteUrl}download`;
  } catch {
    return "";
  }
}
