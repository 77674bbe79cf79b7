import { env, exitWithMessage } from "./env";
import { allowFramesOf } from "./page-cache/content-security-policy.js";
import { limitPageStore } from "./page-cache/page-store.js";
import { routingRules } from "./routing/rules";

/** What Next does before its first answer: reads every setting, and ends with one line when one is wrong. */
export function prepareForRequests(): void {
  try {
    routingRules();
    limitPageStore(env().pageCacheBytes);
    allowFramesOf(env().challengePage);
  } catch (error) {
    exitWithMessage(error);
  }
}
