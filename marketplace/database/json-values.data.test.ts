import { type FreshDatabase, testDatabase } from "@storefront/testbed/product/fresh-database";
import { sql } from "drizzle-orm";
import type { OpenDatabase } from "./db";
import { migrate } from "./migrate";
import { openDatabase } from "./open-database";
import { games } from "./schema";

let database: FreshDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase(dataDatabaseUrl);
  open = await openDatabase({ databaseUrl: database.url });
  await migrate(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

test("stores JSON as objects, in transactions too", async () => {
  const game = (name: string) => ({ name, slug: name, initials: name, facts: {} });
  await open.db.insert(games).values(game("alone"));
  await open.db.transaction((tx) => tx.insert(games).values(game("together")));
  const type = sql<string>`jsonb_typeof(${games.facts})`;
  const rows = await open.db.select({ type }).from(games);
  expect(rows).toEqual([{ type: "object" }, { type: "object" }]);
});
