import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase } from "@storefront/testbed/product/fresh-database";
import { readServers } from "@storefront/testbed/product/servers";
import { libpqEnv } from "@storefront/testbed/tools/libpq-env";
import postgres from "postgres";

const { databaseUrl } = readServers();

let folder: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  for (const name of ["backups", "pictures/goods"])
    mkdirSync(join(folder, name), { recursive: true });
  database = await freshDatabase(databaseUrl);
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Runs deploy/backup.sh. @param env replaces settings */
function runBackup(args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync("sh", ["deploy/backup.sh", ...args], {
    encoding: "utf8",
    env: { ...envOf(), ...env },
  });
}

const envOf = () => ({
  ...process.env,
  ...libpqEnv(database.url),
  BACKUP_FOLDER: join(folder, "backups"),
  PICTURES_FOLDER: join(folder, "pictures"),
});

const backups = () => readdirSync(join(folder, "backups")).sort();

async function query(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end();
  }
}

const FILL = "create table orders (num int); insert into orders select generate_series(1, 1000)";
const OLD = ["20260101T000000Z", "20260102T000000Z", "20260103T000000Z"];

/** A backup that was made before the test. */
function makeOld(name: string): void {
  mkdirSync(join(folder, "backups", name, "pictures"), { recursive: true });
}

/** What a backup that was interrupted leaves. @param at seconds since 1970 */
function makePart(name: string, at: number): void {
  mkdirSync(join(folder, "backups", name));
  utimesSync(join(folder, "backups", name), at, at);
}

it("backs up database and pictures, which an empty database restores", async () => {
  await query(database.url, FILL);
  writeFileSync(join(folder, "pictures/goods/a.webp"), "a picture");
  const made = runBackup(["once"]);
  expect(made.stderr).toBe("");
  const [name = ""] = backups();
  expect(name).toMatch(/^\d{8}T\d{6}Z$/);
  expect(existsSync(join(folder, "backups", name, "pictures/goods/a.webp"))).toBe(true);
  expect(statSync(join(folder, "backups", name)).mode & 0o77).toBe(0);
  // The user of the marketplace restores them, and the next backup reads them.
  expect(statSync(join(folder, "backups", name, "pictures")).mode & 0o777).toBe(0o755);

  const empty = await freshDatabase(databaseUrl);
  const restored = runBackup(["restore", name], libpqEnv(empty.url));
  const rows = await query(empty.url, "select sum(num)::int as sum from orders");
  await empty.drop();
  expect(restored.stderr).toBe("");
  expect(rows).toEqual([{ sum: 500_500 }]);
});

it("restores into no database that has tables", async () => {
  await query(database.url, FILL);
  runBackup(["once"]);
  const restored = runBackup(["restore", backups()[0] ?? ""]);
  expect(restored.status).toBe(1);
  expect(restored.stderr).toMatch(/^the database is not empty: [^\n]+\n$/);
});

it("keeps the newest backups only", () => {
  OLD.forEach(makeOld);
  runBackup(["once"], { BACKUPS_KEPT: "2" });
  expect(backups()).toHaveLength(2);
  expect(backups()[0]).toBe(OLD[2]);
});

it("links pictures of the backup before, and leaves out those that are deleted", () => {
  const [old = ""] = OLD;
  makeOld(old);
  const before = (file: string) => join(folder, "backups", old, "pictures", file);
  for (const file of ["kept.webp", "deleted.webp"]) writeFileSync(before(file), "a picture");
  const kept = join(folder, "pictures/kept.webp");
  writeFileSync(kept, "a picture");
  // A backup keeps the times of its files: a picture that is newer than its copy would be copied again.
  for (const file of [kept, before("kept.webp")]) utimesSync(file, 1_700_000_000, 1_700_000_000);
  writeFileSync(join(folder, "pictures/added.webp"), "a picture");
  runBackup(["once"]);
  const made = join(folder, "backups", backups()[1] ?? "", "pictures");
  expect(readdirSync(made).sort()).toEqual(["added.webp", "goods", "kept.webp"]);
  expect(statSync(before("kept.webp")).ino).toBe(statSync(join(made, "kept.webp")).ino);
  expect(readdirSync(join(folder, "backups", old, "pictures"))).toHaveLength(2);
});

it("leaves no backup behind, and keeps the old ones, when the dump fails", () => {
  OLD.forEach(makeOld);
  const failed = runBackup(["once"], { PGDATABASE: "missing", BACKUPS_KEPT: "1" });
  expect(failed.status).not.toBe(0);
  expect(failed.stderr).toContain('database "missing" does not exist');
  expect(backups()).toEqual(OLD);
});

it("deletes what an interrupted backup left a day ago", () => {
  const now = Date.now() / 1000;
  makePart("part-20260101T000000Z", now - 2 * 86_400);
  makePart("part-20260102T000000Z", now - 60);
  runBackup(["once"]);
  expect(backups().filter((name) => name.startsWith("part"))).toEqual(["part-20260102T000000Z"]);
});

it("makes a backup at once when it repeats and none is recent", async () => {
  const repeating = spawn("sh", ["deploy/backup.sh", "repeat"], { env: envOf(), stdio: "pipe" });
  const [line] = await once(repeating.stdout, "data");
  repeating.kill();
  expect(String(line)).toMatch(/^backup \d{8}T\d{6}Z: /);
  expect(backups()).toHaveLength(1);
});

it("checks that there is a recent backup", () => {
  expect(runBackup(["check"])).toMatchObject({
    status: 1,
    stderr: `no backup of the last 36 hours in ${join(folder, "backups")}\n`,
  });
  runBackup(["once"]);
  expect(runBackup(["check"]).status).toBe(0);
});

it("explains itself when it is called wrongly", () => {
  const called = runBackup(["everything"]);
  expect(called.status).toBe(1);
  expect(called.stderr).toContain("backup.sh restore NAME");
});
