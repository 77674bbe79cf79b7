import { createLog } from "@storefront/platform/observability/log";
import { describeLimiter } from "@storefront/testbed/marketplace/limiter-contract";
import { type FreshDatabase, freshDatabase } from "@storefront/testbed/product/fresh-database";
import { startTcpRelay } from "@storefront/testbed/product/tcp-relay";
import { Redis } from "ioredis";
import { systemClock } from "../clock";
import { databaseLimiter } from "../database/limits/database-limiter";
import { redisLimiter } from "../database/limits/redis-limiter";
import { migrate } from "../database/migrate";
import { openDatabase } from "../database/open-database";
import { guard, newAction } from "./limits";

describe("on PostgreSQL", () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase(dataDatabaseUrl);
    const { db, close } = await openDatabase({ databaseUrl: database.url });
    await migrate(db);
    await close();
  });
  afterAll(() => database.drop());

  describeLimiter("the limiter in the database", async () => {
    const { db, close } = await openDatabase({ databaseUrl: database.url });
    return { ...databaseLimiter(db), close };
  });
});

/** Runs only when a Redis is configured. */
if (dataRedisUrl !== "") {
  const never = (error: Error) => {
    throw error;
  };
  describeLimiter("the limiter in Redis", async () => redisLimiter(dataRedisUrl, never));
}

describe("an unreachable Redis", () => {
  it("makes every action fail fast instead of allowing it", async () => {
    const errors: Error[] = [];
    const limiter = redisLimiter("redis://127.0.0.1:9", (error) => errors.push(error));
    const startedAt = performance.now();
    await expect(
      limiter.take([{ key: "a", limit: 1, windowS: 60 }], newAction(new Date())),
    ).rejects.toThrow();
    // By default the driver retries forever. The margin is for a busy machine.
    expect(performance.now() - startedAt).toBeLessThan(12_000);
    expect(errors.length).toBeGreaterThan(0);
    expect(await limiter.isReachable()).toBe(false);
    await limiter.close();
  });
});

if (dataRedisUrl !== "") {
  it("counts no action that Redis carries out after its time", async () => {
    const limiter = redisLimiter(dataRedisUrl, () => {});
    const admin = new Redis(dataRedisUrl);
    const rules = [{ key: "late", limit: 3, windowS: 60, cost: 2 }];
    const clock = systemClock();
    const log = { ...createLog("marketplace", "silent") };
    await limiter.clear();
    await admin.client("PAUSE", 1_000);
    await expect(guard({ limiter, clock, log }, rules)).rejects.toMatchObject({ code: 40503 });
    await admin.ping();
    expect(await limiter.count({ key: "late", windowS: 60 }, clock.now())).toBe(0);
    await admin.quit();
    await limiter.close();
  });

  it("is not reachable while Redis is frozen", async () => {
    const relay = await startTcpRelay(dataRedisUrl);
    const limiter = redisLimiter(relay.url, () => {});
    await limiter.take([{ key: "frozen", limit: 1, windowS: 60 }], newAction(new Date()));
    expect(await limiter.isReachable()).toBe(true);
    relay.silent();
    expect(await limiter.isReachable()).toBe(false);
    await limiter.close();
    await relay.close();
  });
}
