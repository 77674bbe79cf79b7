import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isConcurrent } from "./concurrent-statement";

const FOLDER = join(import.meta.dirname, "..", "migrations");
/** After the baseline, which a database gets while it is empty. */
const FIRST = 1;

const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql") && Number(name.slice(0, 4)) >= FIRST)
  .map((name) => ({
    name,
    statements: readFileSync(join(FOLDER, name), "utf8").split("--> statement-breakpoint"),
  }));

/** Statements that would read a whole table under a lock that writers wait for; tables of the same migration are empty. */
function longLocks(statements: readonly string[]): string[] {
  const created = new Set(
    statements.map((statement) => /create table (?:if not exists )?"(\w+)"/i.exec(statement)?.[1]),
  );
  const isOld = (table?: string) => table !== undefined && !created.has(table);
  return statements.filter((statement) => {
    const [, indexed] = /create (?:unique )?index "\w+" on "(\w+)"/i.exec(statement) ?? [];
    const [, checked] = /alter table "(\w+)" add constraint/i.exec(statement) ?? [];
    return isOld(indexed) || (isOld(checked) && !/not valid/i.test(statement));
  });
}

it("finds indexes and constraints that keep a table from being written", () => {
  const [index, check] = [
    'CREATE INDEX "a" ON "orders" ("id")',
    'ALTER TABLE "orders" ADD CONSTRAINT "b" CHECK (id > 0)',
  ];
  expect(longLocks([index, check])).toEqual([index, check]);
  expect(
    longLocks([`${check} NOT VALID`, 'CREATE INDEX CONCURRENTLY "a" ON "orders" ("id")']),
  ).toEqual([]);
  expect(
    longLocks(['CREATE TABLE "notes" (id int)', 'CREATE INDEX "a" ON "notes" ("id")']),
  ).toEqual([]);
});

it("builds indexes of tables with rows concurrently, alone in a migration, and checks rows without a lock", () => {
  const wrong = migrations.flatMap(({ name, statements }) =>
    longLocks(statements).map((statement) => `${name}: ${statement.trim().slice(0, 80)}`),
  );
  expect(wrong).toEqual([]);
  for (const { statements } of migrations) expect(() => isConcurrent(statements)).not.toThrow();
});
