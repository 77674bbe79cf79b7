import { homeCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { env } from "@/lib/env";
import { type AppInfo, readAppInfo } from "./read-app-info";

/** App info of product §3. Without an answer the download is on the mobile site: a page never lacks its QR code. */
export async function loadAppInfo(): Promise<AppInfo> {
  const result = await callServer("home", {}, homeCache());
  return readAppInfo(result.ok ? result.data : null, `${env().mobileSiteUrl}download`);
}
