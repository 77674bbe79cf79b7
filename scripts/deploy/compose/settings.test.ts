import { dirname } from "node:path";
import { readSettings } from "@storefront/programs/nginx/read-settings";
import { readEnv, storefrontVariables } from "@/lib/env";
import { marketplaceVariables, readConfig, readMigrationConfig } from "@/marketplace/config";
import { providerVariables } from "../program-variables";
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

const [nginx, nginxConf] = [services["nginx"], services["nginx-conf"]] as [Service, Service];

test("the generator of nginx's configuration accepts its settings", () => {
  expect(readSettings(environmentOf(nginxConf, env))).toMatchObject({
    storefronts: ["storefront:3000"],
    marketplaces: ["marketplace:4000"],
    resolver: "127.0.0.11",
    serviceHost: "api.shop.test",
    isTlsHere: true,
    proxiesInFront: 0,
    httpAddresses: ["0.0.0.0:80"],
    internal: "0.0.0.0:8081",
  });
});

test("a proxy in front, where TLS ends, is two settings", () => {
  const inFront = { ...env, NGINX_TLS: "in-front", TRUST_PROXY: "2" };
  const { services: changed } = readCompose(inFront);
  const conf = readSettings(environmentOf(changed["nginx-conf"] as Service, inFront));
  expect(conf).toMatchObject({ isTlsHere: false, proxiesInFront: 1 });
  expect(readConfig(environmentOf(changed["marketplace"] as Service, inFront)).trustProxy).toBe(2);
});

test("nginx has the folders that its configuration names", () => {
  const { acme, assets, certificates, folder } = readSettings(environmentOf(nginxConf, env));
  const mounted = nginx.volumes?.map((volume) => volume.split(":")[1]);
  expect(mounted).toEqual(expect.arrayContaining([acme, assets, dirname(certificates)]));
  expect(nginx.tmpfs?.map((mount) => mount.split(":")[0])).toEqual([folder]);
  const written = nginxConf.command?.at(-1) ?? "";
  expect(nginx.entrypoint).toContain(written);
  expect(mounted).toContain(dirname(written));
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

test("marketplaces get the variables of every provider, and keys also as files", () => {
  const names = providerVariables();
  expect(names.length).toBeGreaterThan(20);
  expect(Object.keys(marketplace.environment ?? {})).toEqual(expect.arrayContaining(names));
});

test("migrations accept their settings", () => {
  const settings = environmentOf(services["migrate"] as Service, env);
  expect(readMigrationConfig(settings)).toMatchObject({ operatorKey: env["OPERATOR_KEY"] });
});
