import { env, exitWithMessage } from "./env";
import { limitPageStore } from "./page-cache/page-store.js";
import { routingRules } from "./routing/rules";

/** What Next does before its first answer: reads every setting, and ends with one line when one is wrong. */
export function prepareForRequests(): void {
  try {
    routingRules();
    limitPageStore(env().pageCacheBytes);
  } catch (error) {
    exitWithMessage(error);
  }
}
