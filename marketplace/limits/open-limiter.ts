import { configErrorFrom } from "@storefront/platform/environment/config-error";
import type { Logger } from "@storefront/platform/observability/log";
import { withTimeout } from "@storefront/platform/with-timeout";
import { Redis } from "ioredis";
import type { Config } from "../config";
import type { Db } from "../database/db";
import { databaseLimiter } from "../database/limits/database-limiter";
import type { Limiter } from "../database/limits/limiter";
import { redisLimiter } from "../database/limits/redis-limiter";

/** Long enough for a machine that starts several programs at once. */
const FIRST_ANSWER_MS = 5_000;

/**
 * Opens a limiter in Redis when one is configured, else in the database; both are shared by all processes.
 * @throws ConfigError when Redis does not answer at startup. During later outages actions fail until it is back.
 */
export async function openLimiter(
  config: Pick<Config, "redisUrl">,
  db: Db,
  log: Logger,
): Promise<Limiter> {
  if (config.redisUrl === undefined) return databaseLimiter(db);
  await reachRedis(config.redisUrl);
  return redisLimiter(config.redisUrl, (error) => {
    log.error({ err: error }, "Redis unreachable");
  });
}

async function reachRedis(url: string): Promise<void> {
  const probe = new Redis(url, {
    lazyConnect: true,
    connectTimeout: FIRST_ANSWER_MS,
    disconnectTimeout: 100,
    retryStrategy: () => null,
  });
  // The driver reports the reason only here; pending commands just see a closed connection.
  let reason: Error | undefined;
  probe.on("error", (error) => {
    reason = error;
  });
  try {
    await withTimeout(
      probe.connect().then(() => probe.ping()),
      FIRST_ANSWER_MS,
    );
  } catch (error) {
    throw configErrorFrom("REDIS_URL", reason ?? error);
  } finally {
    probe.disconnect();
  }
}
