import { call } from "@/lib/api/call.client";
import { fetchSettings } from "@/lib/settings";
import { type AppInfo, readAppInfo } from "./read-app-info";

/** Placeholder for the unknown address of a mobile site; no real address starts with it. */
const NOWHERE = "unknown:";

/**
 * Fetches app info in the browser, for a dialog whose page was rendered without it.
 * @returns null when neither the marketplace nor the storefront has an address
 */
export async function fetchAppInfo(): Promise<AppInfo | null> {
  const [result, settings] = await Promise.all([
    call("home", {}),
    fetchSettings().catch(() => null),
  ]);
  const info = readAppInfo(result.ok ? result.data : null, {
    app: settings?.app ?? undefined,
    mobileSite: settings?.mobileSiteUrl ?? NOWHERE,
    operatorSite: settings?.operatorSiteUrl ?? NOWHERE,
    brand: settings?.brand ?? undefined,
  });
  const { downloadUrl, iosUrl, androidUrl } = info;
  const isComplete = [downloadUrl, iosUrl, androidUrl].every((url) => !url.startsWith(NOWHERE));
  return isComplete ? info : null;
}
