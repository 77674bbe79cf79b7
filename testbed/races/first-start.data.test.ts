import type { Db } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { cardSecrets, games, goods, users } from "@storefront/marketplace/database/schema";
import { type FreshDatabase, seededDatabase, testDatabase } from "../product/fresh-database";
import { startSandboxMarketplace } from "../product/sandbox-marketplace";

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function openIn(database: FreshDatabase): Promise<Db> {
  ends.push(database.drop);
  const { db, close } = await openDatabase({ databaseUrl: database.url });
  ends.push(close);
  return db;
}

const rowsOf = async (db: Db) => ({
  games: await db.$count(games),
  goods: await db.$count(goods),
  secrets: await db.$count(cardSecrets),
  users: await db.$count(users),
});

test("two marketplaces that start together on an empty database seed it once", async () => {
  const database = await testDatabase(dataDatabaseUrl);
  const start = async () => {
    const shop = await startSandboxMarketplace(database.url, {}, dataPrograms);
    ends.push(shop.kill);
  };
  await Promise.all([start(), start()]);
  const seededByTwo = await openIn(database);
  const seededByOne = await openIn(await seededDatabase(dataDatabaseUrl, dataSeededUrl));
  expect(await rowsOf(seededByTwo)).toEqual(await rowsOf(seededByOne));
});
