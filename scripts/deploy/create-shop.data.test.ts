import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresServer, startPostgres } from "@storefront/testbed/product/start-postgres";
import postgres from "postgres";
import { migrate } from "@/marketplace/database/migrate";
import { openDatabase } from "@/marketplace/database/open-database";

let folder: string;
let postgresServer: PostgresServer;
let shopUrl: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "create-shop-"));
  postgresServer = await startPostgres({ folder });
  const { hostname, port } = new URL(postgresServer.url);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    SHOP_PASSWORD: 'it\'s "secret" $1',
  };
  execFileSync("sh", ["deploy/postgres/create-shop.sh"], { env, stdio: "pipe" });
  shopUrl = `postgres://shop@${hostname}:${port}/shop`;
});
afterAll(async () => {
  await postgresServer.server.stop();
  rmSync(folder, { recursive: true });
});

async function query(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end();
  }
}

it("creates a role without rights beyond its database", async () => {
  const attributes = ["rolsuper", "rolcreatedb", "rolcreaterole", "rolreplication", "rolbypassrls"];
  const [role] = await query(
    shopUrl,
    `select ${attributes.join(", ")} from pg_roles where rolname = 'shop'`,
  );
  expect(role).toEqual(Object.fromEntries(attributes.map((name) => [name, false])));
});

it("lets the role migrate and own all tables", async () => {
  const database = await openDatabase({ databaseUrl: shopUrl });
  expect(await migrate(database.db)).toBeGreaterThan(0);
  await database.close();
  const owners = await query(
    shopUrl,
    "select distinct tableowner from pg_tables where schemaname = 'public'",
  );
  expect(owners).toEqual([{ tableowner: "shop" }]);
});

it.each([
  ["select pg_read_file('/etc/passwd')"],
  ["copy (select 1) to program 'true'"],
  ["create role intruder superuser"],
  ["alter role shop superuser"],
  ["create database other"],
  ["set session_replication_role = replica"],
])("does not let the role %s", async (statement) => {
  await expect(query(shopUrl, statement)).rejects.toThrow(/permission denied|must be/);
});

it("keeps the role out of other databases", async () => {
  const other = Object.assign(new URL(shopUrl), { pathname: "/postgres" }).href;
  await expect(query(other, "select 1")).rejects.toThrow(/permission denied for database/);
});
