import type { Config } from "../config";
import type { Db } from "../db/open";
import type { Logger } from "../log";
import { databaseLimiter } from "./database-limiter";
import type { Limiter } from "./limiter";
import { redisLimiter } from "./redis-limiter";

/** Counts in Redis where there is one, in the database otherwise; both hold across processes. */
export function openLimiter(config: Pick<Config, "redisUrl">, db: Db, log: Logger): Limiter {
  if (config.redisUrl === undefined) return databaseLimiter(db);
  return redisLimiter(config.redisUrl, (error) => {
    log.error({ err: error }, "Redis cannot be reached");
  });
}
