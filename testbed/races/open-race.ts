import { systemClock } from "@storefront/marketplace/clock";
import type { Db } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { type Caller, callerAt } from "../buyer/caller";
import type { Buyer } from "../buyer/insert-buyers";
import { expectBalancedLedger } from "../marketplace/expect-balanced-ledger";
import { seededDatabase } from "../product/fresh-database";
import { startSandboxMarketplace } from "../product/sandbox-marketplace";
import type { RunningProgram } from "../product/start";

export interface Race {
  /** Two marketplaces on one database. */
  shops: [RunningProgram, RunningProgram];
  db: Db;
  clock: ReturnType<typeof systemClock>;
  /** The URLs of the two, alternating. */
  shopFor(index: number): string;
  /** Makes a buyer's calls at the two in turn. @param first the one of the first call */
  inTurn(buyer: Pick<Buyer, "token">, first?: number): Caller;
  /** @throws Error when the ledger is inconsistent after the races */
  close(): Promise<void>;
}

/** Starts two real marketplace processes on one new, seeded PostgreSQL database; `close` kills them. */
export async function openRace(): Promise<Race> {
  const database = await seededDatabase(dataDatabaseUrl, dataSeededUrl);
  const start = () => startSandboxMarketplace(database.url, {}, dataPrograms);
  const shops = await Promise.all([start(), start()]);
  const shopFor = (index: number) => shops[index % 2 === 0 ? 0 : 1].url;
  const { db, close } = await openDatabase({ databaseUrl: database.url });
  return {
    shops,
    db,
    clock: systemClock(),
    shopFor,
    inTurn({ token }, first = 0) {
      let index = first - 1;
      return {
        call: (name, payload, options) => {
          index += 1;
          return callerAt(shopFor(index), token).call(name, payload, options);
        },
      };
    },
    async close() {
      await Promise.all(shops.map((shop) => shop.kill()));
      const books = await expectBalancedLedger(db).catch((wrong: Error) => wrong);
      await close();
      await database.drop();
      if (books) throw books;
    },
  };
}
