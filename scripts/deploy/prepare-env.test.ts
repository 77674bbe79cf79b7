import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "@/lib/env";
import { readConfig } from "@/marketplace/config";
import { readExample } from "../configuration/reference";

let folder: string;
let envFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "env-"));
  envFile = join(folder, ".env");
  mkdirSync(join(folder, "deploy"));
  for (const file of ["deploy/prepare-env.sh", "deploy/compose.env.example"])
    cpSync(file, join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

const prepare = () =>
  spawnSync("sh", [join(folder, "deploy/prepare-env.sh")], { encoding: "utf8" });
const read = () => readFileSync(envFile, "utf8");
const valuesOf = (text: string) =>
  Object.fromEntries([...readExample(text)].map(([name, { value }]) => [name, value]));

const SECRETS = [
  ...["GRAFANA_PASSWORD", "INTERNAL_SECRET", "OPERATOR_KEY", "POSTGRES_PASSWORD"],
  ...[
    "POSTGRES_SUPERUSER_PASSWORD",
    "REDIS_CACHE_PASSWORD",
    "REDIS_LIMITS_PASSWORD",
    "SMS_PAYLOAD_IV",
    "SMS_PAYLOAD_KEY",
  ],
];

test("creates .env from the example, readable by its owner only, with every secret", () => {
  const { stdout, status } = prepare();
  expect(status).toBe(0);
  expect(statSync(envFile).mode & 0o777).toBe(0o600);
  const example = valuesOf(readFileSync("deploy/compose.env.example", "utf8"));
  const values = valuesOf(read());
  const filled = Object.keys(values).filter((name) => values[name] !== example[name]);
  expect(filled.sort()).toEqual(SECRETS);
  expect(new Set(SECRETS.map((name) => values[name])).size).toBe(SECRETS.length);
  expect(stdout).toContain("PUBLIC_API_URL: set it in .env\n");
  expect(stdout).toContain("SMS_WEBHOOK_URL or the ALIYUN_SMS_ variables: set them in .env\n");
  for (const name of SECRETS) expect(stdout).not.toContain(values[name]);
});

test("creates the folders that containers read, with rights for other users", () => {
  prepare();
  for (const name of ["keys", "settings"])
    expect(statSync(join(folder, "deploy", name)).mode & 0o055).toBe(0o055);
});

test("both programs accept the secrets", () => {
  prepare();
  const env = {
    ...valuesOf(read()),
    SMS_WEBHOOK_URL: "http://sms.test",
    SMS_WEBHOOK_KEY: "k".repeat(32),
  };
  expect(readConfig(env).operatorKey).toHaveLength(64);
  expect(readEnv(env).internalSecret).toHaveLength(48);
});

test("never changes a value that is set", () => {
  writeFileSync(
    envFile,
    "INTERNAL_SECRET=a secret & of /mine\nPUBLIC_API_URL=https://api.example.com\nSMS_WEBHOOK_URL=http://sms.test\n",
  );
  const { stdout } = prepare();
  const first = read();
  expect(first).toMatch(/^INTERNAL_SECRET=a secret & of \/mine\nPUBLIC_API_URL=https:.*\n/);
  expect(stdout).not.toMatch(/INTERNAL_SECRET|PUBLIC_API_URL/);
  expect(prepare().stdout).toBe("");
  expect(read()).toBe(first);
});
