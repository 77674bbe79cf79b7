import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeError } from "@storefront/platform/observability/describe-error";
import { startRedis } from "@storefront/testbed/product/start-redis";
import { Redis } from "ioredis";
import type { Config } from "@/marketplace/config";
import type { Db } from "@/marketplace/database/db";
import { newAction, openLimiter } from "@/marketplace/limits/limits";
import { openSharedCache } from "@/server/cache/shared/open-shared-cache";
import { PageStore } from "@/server/cache/store/page-store.js";
import { readCompose, type Service } from "./compose/read-compose";
import { SECRETS, sampleEnv } from "./compose/sample-env";

const { services } = readCompose(sampleEnv());

let folder: string;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "redis-"));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  rmSync(folder, { recursive: true });
});

/** Starts a service and returns the REDIS_URL by which a program of compose.yml reaches it here. */
async function start(name: "redis-cache" | "redis-limits", program: "storefront" | "marketplace") {
  const redis = await startRedis(services[name] as Service, folder);
  ends.push(redis.stop);
  const url = services[program]?.environment?.["REDIS_URL"] ?? "";
  expect(url).toContain(`@${name}:6379`);
  return { ...redis, url: url.replace(`${name}:6379`, `127.0.0.1:${redis.port}`) };
}

const startLimits = () => start("redis-limits", "marketplace");
const startCache = () => start("redis-cache", "storefront");

/** Reads settings of a running Redis. */
async function settingsOf(url: string, ...names: string[]): Promise<Record<string, string>> {
  const redis = new Redis(url);
  const found = (await redis.config("GET", ...(names as [string]))) as string[];
  redis.disconnect();
  return Object.fromEntries(names.map((name) => [name, found[found.indexOf(name) + 1] ?? ""]));
}

const log = { error: () => {} } as never;
const open = (redisUrl: string) => openLimiter({ redisUrl } as Config, {} as Db, log);
const RULE = { key: "codes", limit: 1, windowS: 3600 };

it("requires the password, which is in no process list", async () => {
  const { port, pid } = await startLimits();
  const stranger = new Redis({ port, retryStrategy: () => null });
  stranger.on("error", () => {});
  await expect(stranger.set("a", "b")).rejects.toThrow("NOAUTH");
  stranger.disconnect();
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
  expect(command).toContain("redis-server");
  expect(command).not.toContain(SECRETS["REDIS_LIMITS_PASSWORD"]);
});

it("keeps counters of limits in bounded memory without eviction, also over a restart", async () => {
  const before = await startLimits();
  expect(await settingsOf(before.url, "maxmemory", "maxmemory-policy", "appendonly")).toEqual({
    maxmemory: String(128 * 1024 * 1024),
    "maxmemory-policy": "noeviction",
    appendonly: "yes",
  });
  const limiter = await open(before.url);
  expect(await limiter.take([RULE], newAction(new Date()))).toBeNull();
  await limiter.close();
  await before.stop();
  ends.length = 0;

  const after = await startLimits();
  const again = await open(after.url);
  ends.push(() => again.close());
  expect(await again.take([RULE], newAction(new Date()))).toBeGreaterThan(0);
});

it("names no password when a marketplace is refused", async () => {
  const { url } = await startLimits();
  const wrong = url.replace(SECRETS["REDIS_LIMITS_PASSWORD"] ?? "", "hush-hush");
  await expect(open(wrong)).rejects.toThrow(/^REDIS_URL cannot be used: (?!.*hush-hush)[^\n]+$/);
});

it("shares pages in bounded memory, of which the oldest go", async () => {
  const { url } = await startCache();
  expect(await settingsOf(url, "maxmemory", "maxmemory-policy", "appendonly", "save")).toEqual({
    maxmemory: String(256 * 1024 * 1024),
    "maxmemory-policy": "volatile-lru",
    appendonly: "no",
    save: "",
  });
  const states: string[] = [];
  await new Promise<void>((resolve) => {
    const onState = (state: string) => {
      states.push(state);
      resolve();
    };
    ends.push(
      openSharedCache({
        url,
        namespace: "n",
        secret: "s",
        store: new PageStore(1_000_000),
        onState,
      }).close,
    );
  });
  expect(states).toEqual(["ok"]);
});

it("logs no password, although the driver's error has it", async () => {
  const { url } = await startCache();
  const wrong = url.replace(SECRETS["REDIS_CACHE_PASSWORD"] ?? "", "hush-hush");
  const redis = new Redis(wrong, { retryStrategy: () => null });
  const error = await new Promise<Error>((resolve) => redis.once("error", resolve));
  redis.disconnect();
  expect(JSON.stringify(error)).toContain("hush-hush");
  expect(describeError(error)).toMatchObject({ message: expect.stringContaining("WRONGPASS") });
  expect(JSON.stringify(describeError(error))).not.toContain("hush-hush");
});
