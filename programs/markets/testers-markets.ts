import type { Config } from "@storefront/marketplace/config";
import { openSnapshots } from "@storefront/marketplace/database/snapshot";
import type { Logger } from "@storefront/platform/observability/log";
import { createMarkets, type Markets } from "@storefront/sandbox/markets/create-markets";
import { openMarket } from "./open-market";
import { readPrepared } from "./prepared-market";

/** Bytes reserved for everything else on the machine; a market takes 150 MB. */
const LEAST_MEMORY = 400 * 1024 * 1024;

/** The markets of testers, each a copy of one prepared database (docs/decisions/markets.md). */
export function testersMarkets(config: Config, log: Logger): Markets {
  let opener: ReturnType<typeof openSnapshots> | undefined;
  return createMarkets(
    async (id) => {
      const prepared = await readPrepared(config, log);
      opener ??= openSnapshots();
      const openCopy = await opener;
      const database = await openCopy(prepared, (err) =>
        log.error({ err }, "database of a testers' market has crashed"),
      );
      return openMarket(id, database, config, log);
    },
    {
      hasMemory: () => process.availableMemory() > LEAST_MEMORY,
      onError: (err) => log.error({ err }, "testers' market did not close cleanly"),
    },
  );
}
