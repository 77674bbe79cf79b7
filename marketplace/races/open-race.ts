import { type Db, openDatabase } from "@/database/open";
import { systemClock } from "../clock";
import { expectRightBooks } from "../testing/right-books";
import { testDatabase } from "./fresh-database";
import { type MarketplaceProcess, startMarketplace } from "./marketplace-process";

export interface Race {
  /** Two marketplaces on one database. */
  shops: [MarketplaceProcess, MarketplaceProcess];
  db: Db;
  clock: ReturnType<typeof systemClock>;
  /** The address of either, in turn. */
  shopFor(index: number): string;
  /** @throws Error when the races left the books wrong */
  close(): Promise<void>;
}

/** Two real marketplace processes on a PostgreSQL database of their own, seeded. */
export async function openRace(): Promise<Race> {
  const database = await testDatabase(dataDatabaseUrl);
  const shops = await Promise.all([startMarketplace(database.url), startMarketplace(database.url)]);
  const { db, close } = await openDatabase({ databaseUrl: database.url });
  return {
    shops,
    db,
    clock: systemClock(),
    shopFor: (index) => shops[index % 2 === 0 ? 0 : 1].url,
    async close() {
      await Promise.all(shops.map((shop) => shop.stop()));
      const books = await expectRightBooks(db).catch((wrong: Error) => wrong);
      await close();
      await database.drop();
      if (books) throw books;
    },
  };
}
