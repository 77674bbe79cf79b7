import { execFileSync } from "node:child_process";
import { join } from "node:path";
import postgres from "postgres";
import { freshDatabase } from "../../product/fresh-database";
import { findProgram, installPackages } from "../../tools/install-program";
import { type Check, expectTrue, seconds } from "../rehearsal";

/** Runs the commands of docs/operations.md verbatim: a dump of the live database, restored into an empty one. */
export const backupRestores: Check = {
  name: "a backup is restored, and its books balance",
  async run({ site, second, folder }) {
    const [dump, restore] = [client("pg_dump"), client("pg_restore")];
    const file = join(folder, "shop.dump");
    const began = performance.now();
    execFileSync(dump, ["--format=custom", `--file=${file}`, site.databaseUrl]);
    const empty = await freshDatabase(site.serverUrl);
    try {
      execFileSync(restore, ["--no-owner", "--dbname", empty.url, file]);
      const took = performance.now() - began;
      const [before, after] = [await countRows(site.databaseUrl), await countRows(empty.url)];
      expectTrue(after.goods > 100 && after.orders > 0, `${JSON.stringify(after)} were restored`);
      expectTrue(JSON.stringify(after) === JSON.stringify(before), "rows are missing");
      const checked = await site.run(second, "market", ["check"], { DATABASE_URL: empty.url });
      expectTrue(checked.includes("books balance"), checked);
      return `${after.goods} listings, ${after.orders} orders in ${seconds(took)}`;
    } finally {
      await empty.drop();
    }
  },
};

/** Finds or installs a PostgreSQL client program. @throws Error when it cannot be installed */
function client(name: string): string {
  const existing = findProgram(name);
  if (existing) return existing;
  installPackages("postgresql-client");
  const installed = findProgram(name);
  if (!installed) throw new Error(`no ${name}: install PostgreSQL's client programs`);
  return installed;
}

async function countRows(url: string): Promise<{ goods: number; orders: number; moves: number }> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql<{ goods: number; orders: number; moves: number }[]>`select
      (select count(*) from goods)::int as goods,
      (select count(*) from orders)::int as orders,
      (select count(*) from ledger_transfers)::int as moves`;
    if (!row) throw new Error("no row");
    return row;
  } finally {
    await sql.end();
  }
}
