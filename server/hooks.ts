import { loadBrands } from "@storefront/brands/file/load-brands";
import { areBrandsLoaded } from "@storefront/brands/registry";
import { env, exitWithMessage } from "@/lib/env";
import { log } from "@/lib/log";
import { routingRules } from "@/lib/routing/rules";
import { allowFramesOf } from "./cache/store/content-security-policy.js";
import { limitPageStore } from "./cache/store/page-store.js";

/** Runs before Next's first response: reads all settings, and exits with one line when one is invalid. */
export function prepareForRequests(): void {
  try {
    // Our server has loaded them; without it, as under `next start`, they are loaded here.
    if (!areBrandsLoaded()) loadBrands(env().brandsFile);
    routingRules();
    limitPageStore(env().pageCacheBytes);
    allowFramesOf(env().challengePage);
  } catch (error) {
    exitWithMessage(error);
  }
}

/** Logs a page or route that Next could not render; visitors see the digest as the error's number. */
export function logRenderError(error: unknown, route: string): void {
  const { digest } = (error ?? {}) as { digest?: string };
  log().error({ err: error, digest, route }, "render threw");
}
