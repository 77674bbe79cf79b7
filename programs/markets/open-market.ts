import { createApp } from "@storefront/marketplace/app";
import { startSweeper } from "@storefront/marketplace/background/background";
import { startCounters, startOutbox } from "@storefront/marketplace/catalogue/catalogue";
import type { Config } from "@storefront/marketplace/config";
import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { filledAt } from "@storefront/marketplace/database/fill-once";
import { shiftTimes } from "@storefront/marketplace/database/shift-times";
import { openDepsOn } from "@storefront/marketplace/open-deps";
import { storefrontNotifier } from "@storefront/marketplace/providers/storefront/storefront-notifier";
import type { Logger } from "@storefront/platform/observability/log";
import { openSandbox } from "@storefront/sandbox/adapters/open-sandbox";
import type { Sandbox } from "@storefront/sandbox/create-sandbox";
import type { OpenMarket } from "@storefront/sandbox/markets/create-markets";
import type { Hono } from "hono";
import { composeApp } from "../compose-app";

/**
 * Opens a marketplace with its sandbox on a copy of the prepared database, in this process and without a port. It has
 * pictures and settings in common with the others and nothing else; storefronts tell its changes to those who follow it.
 */
export async function openMarket(
  id: string,
  database: OpenDatabase,
  config: Config,
  log: Logger,
): Promise<OpenMarket> {
  await shiftTimes(database.db, Date.now() - (await filledAt(database.db)).getTime());
  const opened: { app?: Hono; sandbox?: Sandbox } = {};
  const { deps, close } = await openDepsOn(
    database,
    settingsOfMarket(config),
    log,
    async (db, settings) => {
      const { sandbox, systems } = await openSandbox(db, settings, (url, init) =>
        Promise.resolve(opened.app?.fetch(new Request(url, init)) ?? Response.error()),
      );
      opened.sandbox = sandbox;
      return systems;
    },
  );
  const app = composeApp(createApp(deps), deps, opened.sandbox);
  opened.app = app;
  const stopSweeper = startSweeper(deps);
  const stopCounters = startCounters(deps);
  const storefronts = config.storefrontUrls.map((url) =>
    storefrontNotifier(url, config.internalSecret, { market: id }),
  );
  const stopOutbox = await startOutbox({ ...deps, storefronts });
  return {
    fetch: (request, env) => app.fetch(request, env),
    async close() {
      await stopOutbox();
      await stopSweeper();
      await stopCounters();
      await close();
    },
  };
}

/** What markets must not share: limits of calls in Redis, pages of storefronts and search engines. */
const settingsOfMarket = (config: Config): Config => ({
  ...config,
  databaseUrl: undefined,
  redisUrl: undefined,
  storefrontUrls: [],
  searchEngines: { indexNow: undefined, baidu: undefined },
});
