import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { nginxVariables } from "@storefront/programs/nginx/read-settings";
import { storefrontVariables } from "@/lib/env";
import { marketplaceVariables, migrationVariables } from "@/marketplace/config";
import { environmentOf, readCompose } from "./compose/read-compose";
import { SECRETS, sampleEnv } from "./compose/sample-env";
import { isSecret, providerVariables, variablesOfScript } from "./program-variables";
import { parseUnit } from "./systemd/parse-unit";

/** What each program reads from its environment, from its source. */
const VARIABLES_READ = {
  storefront: Object.keys(storefrontVariables.shape),
  marketplace: [...Object.keys(marketplaceVariables.shape), ...providerVariables()],
  migrate: Object.keys(migrationVariables.shape),
  nginx: Object.keys(nginxVariables.shape),
  // pg_dump and psql read the password of libpq.
  backup: [...variablesOfScript("deploy/backup.sh"), "PGPASSWORD"],
  postgres: [...variablesOfScript("deploy/postgres/create-shop.sh"), "POSTGRES_PASSWORD"],
  redis: ["REDISCLI_AUTH"],
  grafana: ["GF_SECURITY_ADMIN_PASSWORD"],
} as const satisfies Record<string, readonly string[]>;

type Program = keyof typeof VARIABLES_READ;

/** The program that each service of compose.yml runs. */
const PROGRAM_OF: Record<string, Program | null> = {
  assets: null,
  backup: "backup",
  grafana: "grafana",
  marketplace: "marketplace",
  migrate: "migrate",
  nginx: null,
  "nginx-conf": "nginx",
  postgres: "postgres",
  prometheus: null,
  "redis-cache": "redis",
  "redis-limits": "redis",
  storefront: "storefront",
};

// With every variable of providers set.
const env = {
  ...Object.fromEntries(providerVariables().map((name) => [name, "set"])),
  ...sampleEnv(),
};
const { services } = readCompose(env);

const unread = (program: Program | null, given: readonly string[]): string[] => {
  const read: readonly string[] = program === null ? [] : VARIABLES_READ[program];
  return given.filter((name) => isSecret(name) && !read.includes(name));
};

test("every generated secret is recognized by its name", () => {
  expect(Object.keys(SECRETS).filter((name) => !isSecret(name))).toEqual([]);
  expect(Object.keys(services).sort()).toEqual(Object.keys(PROGRAM_OF).sort());
});

test.each(Object.keys(services))(
  "the container %s gets no secret that its program does not read",
  (name) => {
    const service = services[name];
    const given = service ? environmentOf(service, env) : {};
    expect(unread(PROGRAM_OF[name] ?? null, Object.keys(given))).toEqual([]);
  },
);

test("the password of the database's superuser reaches no program", () => {
  const secret = SECRETS["POSTGRES_SUPERUSER_PASSWORD"] ?? "";
  const holders = Object.entries(services).filter(([, service]) =>
    JSON.stringify(service).includes(secret),
  );
  expect(holders.map(([name]) => name)).toEqual(["postgres"]);
});

test("marketplaces alone see the folder of keys", () => {
  const holders = Object.entries(services).filter(([, { volumes = [] }]) =>
    volumes.some((volume) => volume.includes("deploy/keys")),
  );
  expect(holders.map(([name]) => name)).toEqual(["marketplace"]);
});

const UNITS: [file: string, program: Program][] = [
  ["storefront@.service", "storefront"],
  ["marketplace@.service", "marketplace"],
  ["backup.service", "backup"],
  ["nginx.service.d/storefront.conf", "nginx"],
];

describe("with systemd", () => {
  let etc: string;
  beforeAll(() => {
    etc = mkdtempSync(join(tmpdir(), "etc-"));
    const args = ["deploy/prepare-systemd.sh", "https://api.shop.example", etc];
    expect(spawnSync("sh", args).status).toBe(0);
  });
  afterAll(() => rmSync(etc, { recursive: true }));

  test.each(UNITS)("%s gets no secret that its program does not read", (file, program) => {
    const { Service: service = {} } = parseUnit(readFileSync(`deploy/systemd/${file}`, "utf8"));
    const files = (service["EnvironmentFile"] ?? []).filter((each) => !each.startsWith("-"));
    const given = files.map((each) => parseEnv(readFileSync(each.replace("/etc", etc), "utf8")));
    const names = Object.keys(Object.assign({}, ...given));
    expect(names.length).toBeGreaterThan(2);
    expect(unread(program, names)).toEqual([]);
  });
});
