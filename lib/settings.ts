import type { BrandApp } from "@storefront/brands/app";
import type { SmsKeyMaterial } from "./login/sms-cipher";

/** The storefront's settings for browsers: app/api/settings/route.ts. */
interface Settings {
  mobileSiteUrl: string;
  /** The operator's mobile site, for every brand without one of its own. */
  operatorSiteUrl: string;
  /** Key that links to the mobile site carry (lib/routing/carried-brand.ts); null: none. */
  brand: string | null;
  /** Addresses of the brand's app; null: none of its own. */
  app: BrandApp | null;
  sms: SmsKeyMaterial;
  challengePage?: unknown;
}

/**
 * Fetches the settings, each time, because no build or open page may use stale ones (product §10.1).
 * @throws Error when the storefront does not answer
 */
export async function fetchSettings(signal?: AbortSignal): Promise<Settings> {
  const response = await fetch("/api/settings", signal ? { signal } : {});
  return (await response.json()) as Settings;
}
