import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { freshDatabase } from "../../product/fresh-database";
import { ROOT } from "../../product/root";
import { libpqEnv } from "../../tools/libpq-env";
import { needClient } from "../need-client";
import { type Check, expectTrue, seconds } from "../rehearsal";

/** Runs deploy/backup.sh as the operator does: a dump of the live database, restored into an empty one. */
export const backupRestores: Check = {
  name: "a backup is restored, and its books balance",
  async run({ site, second, folder }) {
    for (const program of ["pg_dump", "pg_restore", "psql"]) needClient(program);
    const backups = join(folder, "backups");
    mkdirSync(backups);
    const began = performance.now();
    runScript(site.databaseUrl, backups, "once");
    const [name = ""] = readdirSync(backups);
    const empty = await freshDatabase(site.serverUrl);
    try {
      runScript(empty.url, backups, "restore", name);
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

function runScript(databaseUrl: string, folder: string, ...args: string[]): void {
  const env = { ...process.env, ...libpqEnv(databaseUrl), BACKUP_FOLDER: folder };
  execFileSync("sh", [join(ROOT, "deploy/backup.sh"), ...args], { env, stdio: "pipe" });
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
