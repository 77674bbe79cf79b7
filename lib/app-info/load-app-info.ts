import type { Brand } from "@storefront/brands/types";
import { homeCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { mobileSiteOf } from "@/lib/brand-sites";
import { env } from "@/lib/env";
import { carriedBrand } from "@/lib/routing/carried-brand";
import { type AppInfo, readAppInfo } from "./read-app-info";

/** Loads the app info of a brand's pages (product §3). */
export async function loadAppInfo(brand: Brand): Promise<AppInfo> {
  const result = await callServer("home", {}, homeCache());
  return readAppInfo(result.ok ? result.data : null, {
    app: brand.app,
    mobileSite: mobileSiteOf(brand),
    operatorSite: env().mobileSiteUrl,
    brand: carriedBrand(brand),
  });
}
