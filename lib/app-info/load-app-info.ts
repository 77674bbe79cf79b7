import { homeCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { env } from "@/lib/env";
import { type AppInfo, readAppInfo } from "./read-app-info";

/** Loads the app info (product §3). Falls back to the mobile site's download page, so that a page has its QR code. */
export async function loadAppInfo(): Promise<AppInfo> {
  const result = await callServer("home", {}, homeCache());
  return readAppInfo(result.ok ? result.data : null, `${env().mobileSiteUrl}download`);
}
