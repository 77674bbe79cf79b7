import { readFileSync } from "node:fs";
import { readEnv, storefrontVariables } from "@/lib/env";
import { marketplaceVariables, readConfig } from "@/marketplace/config";
import { environmentOf, readCompose, type Service } from "./read-compose";
import { sampleEnv } from "./sample-env";

const env = sampleEnv();
const { services } = readCompose(env);
const [storefront, marketplace] = [services["storefront"], services["marketplace"]] as [
  Service,
  Service,
];

test("storefronts accept their settings", () => {
  expect(readEnv(environmentOf(storefront, env))).toMatchObject({
    apiBaseUrl: "http://nginx:8081",
    metricsHost: "0.0.0.0",
    metricsPort: 9400,
    mobileSiteUrl: "https://api.shop.test/phone/",
    redisUrl: "redis://:cache-password-00000000@redis-cache:6379",
    trustedHops: 1,
  });
});

test("marketplaces accept their settings", () => {
  expect(readConfig(environmentOf(marketplace, env))).toMatchObject({
    databaseUrl: "postgres://shop:postgres-password-00000000@postgres:5432/shop",
    metricsHost: "0.0.0.0",
    metricsPort: 9400,
    mobileSiteUrl: "https://api.shop.test/phone/",
    redisUrl: "redis://:limits-password-00000000@redis-limits:6379",
    sandbox: false,
    sms: { kind: "webhook", url: "https://sms.shop.test/send" },
    storefrontUrls: ["http://storefront:3000"],
    trustProxy: 1,
  });
});

/** Fixed by the images, or of other installations. */
const ELSEWHERE = ["API_PORT", "DATA_DIR", "HOST", "PORT", "SANDBOX", "STOREFRONT_URL"];

test.each([
  ["storefronts", storefront, storefrontVariables.shape],
  ["marketplaces", marketplace, marketplaceVariables.shape],
])("%s get every variable that they read", (_, { environment = {} }, shape) => {
  const read = Object.keys(shape).filter((name) => !ELSEWHERE.includes(name));
  expect(read.filter((name) => !(name in environment))).toEqual([]);
});

/** Readers whose variables may also name a file. */
const KEYS = /^(?:secret|privateKey|publicKey)$/;

test("marketplaces get the variables of every provider, and keys also as files", () => {
  const { environment = {} } = marketplace;
  for (const area of ["payments", "sms", "wechat-login"]) {
    const reader = readFileSync(`marketplace/providers/${area}/read-settings.ts`, "utf8");
    const names = [...reader.matchAll(/(\w+)\(\s*"([A-Z][A-Z0-9_]*[A-Z0-9])"/g)];
    const keys = names
      .filter(([, kind = ""]) => KEYS.test(kind))
      .map(([, , name]) => `${name}_FILE`);
    expect(names.length).toBeGreaterThan(3);
    for (const name of [...names.map(([, , each = ""]) => each), ...keys]) {
      expect(Object.keys(environment)).toContain(name);
    }
  }
});
