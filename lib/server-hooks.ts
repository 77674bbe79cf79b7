import { env, exitWithMessage } from "./env";
import { log } from "./log";
import { allowFramesOf } from "./page-cache/content-security-policy.js";
import { limitPageStore } from "./page-cache/page-store.js";
import { routingRules } from "./routing/rules";

/** Runs before Next's first response: reads all settings, and exits with one line when one is invalid. */
export function prepareForRequests(): void {
  try {
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
