import { ApiError } from "@storefront/contract/api-error";
import pLimit from "p-limit";
import { isCancelled } from "../errors";
import { SEARCH_CONNECTIONS } from "../open-postgres";

/**
 * Shorter than the statement timeout, so that searches queued behind a canceled one fail fast instead of trying too.
 */
const LONGEST_WAIT_MS = 900;
const RETRY_AFTER_S = 5;

const busy = () => new ApiError("searchBusy", { retryAfterS: RETRY_AFTER_S });

/**
 * Limits concurrent searches (product §11.5) to the number of their connections; a search queues for less than a
 * second.
 * @returns a function that runs a search; it throws ApiError `searchBusy` when the search has queued for too long or
 * the database cancels a statement
 */
export function createSearchQueue(): <T>(search: () => Promise<T>) => Promise<T> {
  const limit = pLimit(SEARCH_CONNECTIONS);
  return async (search) => {
    const since = performance.now();
    try {
      return await limit(async () => {
        if (performance.now() - since > LONGEST_WAIT_MS) throw busy();
        return await search();
      });
    } catch (error) {
      throw isCancelled(error) ? busy() : error;
    }
  };
}
