import { chooseVerifier } from "./challenge/choose-verifier";
import { type Clock, systemClock } from "./clock";
import type { Config } from "./config";
import { type Fill, fillOnce } from "./db/fill-once";
import { migrate } from "./db/migrate";
import { type Db, openDatabase } from "./db/open";
import type { Deps } from "./deps";
import { openLimiter } from "./limits/open-limiter";
import type { Logger } from "./log";
import { storefrontNotifier } from "./notifier";
import { openProviders } from "./payments/open-providers";
import { sellersOf } from "./services/goods/sellers-of";
import { chooseSender } from "./sms/choose-sender";
import { wechatOpenPlatform } from "./wechat-login/wechat-open-platform";

export interface OpenDeps {
  deps: Deps;
  close(): Promise<void>;
}

/** What surrounds the marketplace: the time, and settings that say where payments, SMS and WeChat are. */
export interface ExternalSystems {
  clock: Clock;
  config: Config;
  /** What an empty database is filled with; nothing unless given. */
  fill?: Fill;
  close(): Promise<void>;
}

/** Told of the migrated database, where systems that are simulated may keep what is theirs. */
export type OpenSystems = (db: Db, config: Config) => Promise<ExternalSystems>;

/** The systems that the settings name. */
export const realSystems: OpenSystems = async (_, config) => ({
  clock: systemClock(),
  config,
  close: async () => {},
});

/** Opens everything a running marketplace needs: database migrated, limiter, SMS, notifier. */
export async function openDeps(
  given: Config,
  log: Logger,
  openSystems: OpenSystems = realSystems,
): Promise<OpenDeps> {
  const { databaseUrl, dataDir } = given;
  const database = await openDatabase({ databaseUrl, dataDir });
  const { db } = database;
  try {
    await migrate(db);
    const systems = await openSystems(db, given);
    const { clock, config } = systems;
    if (systems.fill) await fillOnce(db, systems.fill, clock.now());
    const sms = chooseSender(config);
    const limiter = await openLimiter(config, db, log);
    const notifier = storefrontNotifier(config, log, (goodsIds) => sellersOf(db, goodsIds));
    const deps: Deps = {
      db,
      clock,
      config,
      log,
      limiter,
      payments: openProviders(config.payments, config.publicApiUrl, clock.now),
      sms,
      wechat: config.wechatLogin && wechatOpenPlatform(config.wechatLogin),
      challenge: chooseVerifier(config),
      notifier,
    };
    const close = async () => {
      await systems.close();
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
