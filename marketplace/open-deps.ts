import type { Logger } from "@storefront/platform/observability/log";
import { protectPhones } from "./accounts/accounts";
import { createBackgroundWork } from "./background-work";
import { type Clock, systemClock } from "./clock";
import type { Config } from "./config";
import { databaseClock } from "./database/database-clock";
import type { Db, OpenDatabase } from "./database/db";
import { type Fill, fillOnce } from "./database/fill-once";
import { migrate } from "./database/migrate";
import { openDatabase } from "./database/open-database";
import type { Deps } from "./deps";
import { openLimiter } from "./limits/limits";
import { openOthers } from "./open-others";
import { findPayable } from "./orders/orders";
import { openSearchEngines } from "./providers/search-engines/open-search-engines";
import { findAddressesBy } from "./providers/storefront/canonical-addresses";
import { storefrontNotifier } from "./providers/storefront/storefront-notifier";

/** A goods page that is read again within this time costs no statement. */
const SHARED_FOR_MS = 1_000;

export interface OpenDeps {
  deps: Deps;
  load: OpenDatabase["load"];
  close(): Promise<void>;
}

/** External systems: the clock, and the config that locates payments, SMS and WeChat. */
export interface ExternalSystems {
  clock: Clock;
  config: Config;
  /** Seeds an empty database. */
  fill?: Fill;
  close(): Promise<void>;
}

/** Called with the migrated database, where simulated systems may store their own data. */
export type OpenSystems = (db: Db, config: Config) => Promise<ExternalSystems>;

/** The systems named by the config, without changes. */
export const realSystems: OpenSystems = async (db, config) => ({
  clock: await openClock(db, config),
  config,
  close: async () => {},
});

/** Opens the clock that all programs on a database share; an embedded database has one program. */
export async function openClock(
  db: Db,
  { databaseUrl }: Pick<Config, "databaseUrl">,
): Promise<Clock> {
  if (databaseUrl === undefined) return systemClock();
  const clock = databaseClock(db);
  await clock.sync();
  return clock;
}

/**
 * Opens the dependencies of a running marketplace: migrated database, limiter, SMS, payments.
 * @param calls given by a program that answers calls; commands may run statements that take long
 */
export async function openDeps(
  settings: Config,
  log: Logger,
  openSystems: OpenSystems = realSystems,
  calls?: { onAvailable(isAvailable: boolean): void },
): Promise<OpenDeps> {
  const { databaseUrl, dataDir } = settings;
  return openDepsOn(
    await openDatabase({ databaseUrl, dataDir, calls }),
    settings,
    log,
    openSystems,
  );
}

/** Opens the dependencies on an open database; closing them closes the database, too. */
export async function openDepsOn(
  database: OpenDatabase,
  settings: Config,
  log: Logger,
  openSystems: OpenSystems,
): Promise<OpenDeps> {
  const { db, searchDb, availability, databaseEvents } = database;
  try {
    await migrate(db);
    const systems = await openSystems(db, settings);
    const { clock, config } = systems;
    if (systems.fill) await fillOnce(db, systems.fill, clock.now());
    await protectPhones({ db, clock, config, log });
    const limiter = await openLimiter(config, db, log);
    const deps: Deps = {
      db,
      searchDb,
      availability,
      databaseEvents,
      clock,
      config,
      log,
      limiter,
      findPayable,
      background: createBackgroundWork(log),
      sharedForMs: SHARED_FOR_MS,
      ...openOthers(config, clock),
      storefronts: config.storefrontUrls.map((url) =>
        storefrontNotifier(url, config.internalSecret),
      ),
      searchEngines: openSearchEngines(config.searchEngines),
      findAddresses: findAddressesBy(config.storefrontUrls, config.internalSecret),
    };
    const close = async () => {
      await deps.background.settled();
      await systems.close();
      await limiter.close();
      await database.close();
    };
    return { deps, load: database.load, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
