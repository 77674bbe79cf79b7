import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readConfig } from "@storefront/marketplace/config";
import { readSettings } from "@storefront/programs/nginx/read-settings";
import { readEnv } from "@/lib/env";

let etc: string;
beforeEach(() => {
  etc = mkdtempSync(join(tmpdir(), "etc-"));
});
afterEach(() => rmSync(etc, { recursive: true }));

const API = "https://api.shop.example";
const prepare = (...args: string[]) =>
  spawnSync("sh", ["deploy/prepare-systemd.sh", ...args], { encoding: "utf8" });
const read = (file: string) => readFileSync(join(etc, file), "utf8");
const settings = (...names: string[]): Record<string, string> =>
  Object.assign({}, ...names.map((name) => parseEnv(read(`storefront/${name}.env`))));
/** The text of every file of settings. */
const readAll = () =>
  readdirSync(join(etc, "storefront"))
    .filter((name) => name.endsWith(".env"))
    .map((name) => read(`storefront/${name}`));
const SMS = { SMS_WEBHOOK_URL: "https://sms.example", SMS_WEBHOOK_KEY: "k".repeat(32) };

test("writes settings that every program accepts", () => {
  expect(prepare(API, etc).status).toBe(0);
  const marketplace = readConfig({
    ...settings("shared", "secrets", "database", "marketplace"),
    ...SMS,
    SANDBOX: "0",
  });
  expect(marketplace).toMatchObject({ publicApiUrl: API, trustProxy: 1, sandbox: false });
  const storefront = readEnv({ ...settings("shared", "secrets", "storefront"), SANDBOX: "0" });
  expect(storefront).toMatchObject({ mobileSiteUrl: `${API}/phone/`, trustedHops: 1 });
  expect(readSettings(settings("shared"))).toMatchObject({ serviceHost: "api.shop.example" });
});

test("gives the Redis servers the passwords of their programs", () => {
  prepare(API, etc);
  const passwordOf = (url = "") => new URL(url).password;
  expect(read("redis/redis-limits.conf")).toContain(
    `requirepass ${passwordOf(settings("marketplace")["REDIS_URL"])}\n`,
  );
  expect(read("redis/redis-cache.conf")).toContain(
    `requirepass ${passwordOf(settings("storefront")["REDIS_URL"])}\n`,
  );
});

test("never changes a file, and writes one that is missing with the secrets of the others", () => {
  prepare(API, etc);
  const before = readAll();
  const redis = read("redis/redis-cache.conf");
  rmSync(join(etc, "redis/redis-cache.conf"));
  writeFileSync(join(etc, "redis/redis-limits.conf"), "port 1\n");
  expect(prepare("https://other.example", etc).stdout).toContain("storefront/shared.env: kept");
  expect(readAll()).toEqual(before);
  expect(read("redis/redis-cache.conf")).toBe(redis);
  expect(read("redis/redis-limits.conf")).toBe("port 1\n");
});

test.each([[], ["http://api.example"], ["api.example"], ["https://api.example/"]])(
  "refuses %j, and writes nothing",
  (...args: string[]) => {
    const refused = prepare(...args, ...(args.length === 0 ? [] : [join(etc, "none")]));
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toMatch(/api\.example/);
    expect(existsSync(join(etc, "none"))).toBe(false);
  },
);

test("lets no other user read settings, and only a group the folder of keys", () => {
  prepare(API, etc);
  const modeOf = (name: string) => statSync(join(etc, "storefront", name)).mode & 0o777;
  const files = readdirSync(join(etc, "storefront")).filter((name) => name.endsWith(".env"));
  expect(files).toHaveLength(6);
  for (const name of files) expect([name, modeOf(name) & 0o137]).toEqual([name, 0]);
  expect([modeOf("."), modeOf("keys")]).toEqual([0o751, 0o750]);
});

test("splits the settings of 0.2.0 with the same secrets", () => {
  mkdirSync(join(etc, "storefront"), { recursive: true });
  const old = {
    INTERNAL_SECRET: "i".repeat(48),
    SMS_PAYLOAD_KEY: "k".repeat(16),
    SMS_PAYLOAD_IV: "v".repeat(16),
  };
  const write = (name: string, variables: Record<string, string>) =>
    writeFileSync(
      join(etc, `storefront/${name}.env`),
      Object.entries(variables)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(""),
    );
  write("shared", { PUBLIC_API_URL: API, ...old });
  const OPERATOR_KEY = "a1".repeat(32);
  const DATABASE_URL = "postgres://shop:secret@127.0.0.1:5432/shop";
  write("marketplace", { DATABASE_URL, REDIS_URL: "redis://:limits@127.0.0.1:6380", OPERATOR_KEY });
  prepare(API, etc);
  expect(settings("secrets")).toEqual(old);
  expect(settings("database")).toEqual({ DATABASE_URL, OPERATOR_KEY });
  expect(settings("backup")).toMatchObject({ PGPASSWORD: "secret" });
  expect(read("redis/redis-limits.conf")).toContain("requirepass limits\n");
});
