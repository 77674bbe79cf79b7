import { eq } from "drizzle-orm";
import { chooseVerifier } from "./challenge/choose-verifier";
import { type Clock, sandboxClock, systemClock } from "./clock";
import type { Config } from "./config";
import { migrate } from "./db/migrate";
import { type Db, openDatabase } from "./db/open";
import { settings } from "./db/schema";
import { seed } from "./db/seed/seed";
import type { Deps } from "./deps";
import { openLimiter } from "./limits/open-limiter";
import type { Logger } from "./log";
import { storefrontNotifier } from "./notifier";
import { openProviders } from "./payments/open-providers";
import { type OpenSimulation, openSimulation } from "./sandbox/open-simulation";
import { startSimulation } from "./sandbox/simulation-clock";
import { sellersOf } from "./services/goods/sellers-of";
import { chooseSender } from "./sms/choose-sender";

export interface OpenDeps {
  deps: Deps;
  close(): Promise<void>;
}

/** Opens everything a running marketplace needs: database migrated and seeded, limiter, SMS, notifier. */
export async function openDeps(config: Config, log: Logger): Promise<OpenDeps> {
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({ databaseUrl, dataDir });
  const { db } = database;
  try {
    await migrate(db);
    const clock = config.sandbox ? sandboxClock(db) : systemClock();
    await clock.sync();
    if (config.sandbox && !(await isSeeded(db))) await seed(db, clock.now());
    const sms = chooseSender(config, db, clock);
    const limiter = await openLimiter(config, db, log);
    const notifier = storefrontNotifier(config, log, (goodsIds) => sellersOf(db, goodsIds));
    const simulated = await simulationFor(config, db, clock);
    const simulation = simulated?.simulation;
    const stopSimulation = simulation ? startSimulation(simulation) : async () => {};
    const deps: Deps = {
      db,
      clock,
      config,
      log,
      limiter,
      payments:
        simulation?.providers ?? openProviders(config.payments, config.publicApiUrl, clock.now),
      simulation,
      sms,
      challenge: chooseVerifier(config),
      notifier,
    };
    const close = async () => {
      await stopSimulation();
      await simulated?.close();
      await notifier.close();
      await limiter.close();
      await database.close();
    };
    return { deps, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function isSeeded(db: Db): Promise<boolean> {
  const rows = await db.select().from(settings).where(eq(settings.key, "seeded_at"));
  return rows.length > 0;
}

/** The sandbox simulates the payment providers unless real ones are configured. */
async function simulationFor(
  config: Config,
  db: Db,
  clock: Clock,
): Promise<OpenSimulation | undefined> {
  if (!config.sandbox || Object.keys(config.payments).length > 0) return undefined;
  return openSimulation({ db, clock, config }, { notifyUrl: `http://127.0.0.1:${config.apiPort}` });
}
