import pLimit from "p-limit";
import { ApiError } from "@/contract/api-error";
import { isCancelled } from "../errors";
import { SEARCH_CONNECTIONS } from "../open-postgres";

/** Less than a cancelled search takes: those behind it do not try what has just failed. */
const LONGEST_WAIT_MS = 900;
const RETRY_AFTER_S = 5;

const busy = () => new ApiError("searchBusy", { retryAfterS: RETRY_AFTER_S });

/**
 * Bounds what searches take (product §11.8): no more at once than they have connections, and each waits less than a second for its turn.
 * @returns what runs a search; it throws ApiError searchBusy when the wait is too long or the database cancels a statement
 */
export function boundSearches(): <T>(search: () => Promise<T>) => Promise<T> {
  const inTurn = pLimit(SEARCH_CONNECTIONS);
  return async (search) => {
    const since = performance.now();
    try {
      return await inTurn(async () => {
        if (performance.now() - since > LONGEST_WAIT_MS) throw busy();
        return await search();
      });
    } catch (error) {
      throw isCancelled(error) ? busy() : error;
    }
  };
}
