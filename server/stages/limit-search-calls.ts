import { CALLS_LIMITED_BY_ADDRESS } from "@storefront/contract/http/limited-calls";
import { PATHS } from "@storefront/contract/http/paths";
import type { Stage } from "../exchange";
import { clientOf } from "../searches/client-of";
import { COST, type SearchLimit } from "../searches/search-limit";
import { sendLimitedCall } from "../searches/send-limited";

const SEARCH_CALLS = new Set(
  [...CALLS_LIMITED_BY_ADDRESS].map((name) => `/api${PATHS[name].path}`),
);

/** Limits the calls that search, among them suggestions, with the searches of pages. */
export function limitSearchCalls(limit: SearchLimit, trustedHops: number): Stage {
  return (exchange) => {
    if (!SEARCH_CALLS.has(exchange.path)) return false;
    const retryAfterS = limit.admit(clientOf(exchange, trustedHops), COST.call);
    return retryAfterS > 0 && sendLimitedCall(exchange, retryAfterS);
  };
}
