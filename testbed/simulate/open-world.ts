import { existsSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import type { Channel } from "@storefront/marketplace/database/notices";
import { onlyRow } from "@storefront/marketplace/database/only-row";
import { goods, operators, stock, users } from "@storefront/marketplace/database/schema";
import { enterStorefronts } from "@storefront/marketplace/services/goods/change-outbox";
import { ACCOUNTS, balanceOf } from "@storefront/marketplace/services/ledger/accounts";
import { recordTransfers } from "@storefront/marketplace/services/ledger/record-transfers";
import { addSecrets } from "@storefront/operator/catalogue/add-secrets";
import { eq } from "drizzle-orm";
import { preloadDatabase } from "../jest/preload-database";
import prepareDatabase from "../jest/prepare-database";
import { preparedPath } from "../jest/prepared-path";
import { OPENING } from "../marketplace/prepared-database";
import { RENT_LISTING } from "../marketplace/rent-account";
import { ROOT } from "../product/root";
import { CLERKS, OWNERS } from "./actors/return-money";
import { COUPON_LISTING, COUPON_REWARD_FEN, RENAME_LISTING, RENT_SHELF } from "./actors/shelves";
import { openSession } from "./engine/embedded-session";
import { openDrizzle } from "./engine/faulty-database";
import { createScheduler } from "./engine/scheduler";
import { createVirtualClock } from "./engine/virtual-clock";
import { startMarket } from "./market";
import { openSimulators } from "./providers/open-providers";
import { createSlowness } from "./providers/slowness";
import { watchOrders } from "./watch/watch-orders";
import type { World } from "./world";

const BUYERS = 24;
/** Whole fen, in turn: some can pay for little. */
const BALANCES_FEN = [200_000, 50_000, 5_000];

/** Opens a market with the fixed listings and buyers, in memory: a copy of the tests' prepared database. */
export async function openWorld(): Promise<World> {
  const database = await PGlite.create(preload());
  const session = openSession(database);
  const db = openDrizzle(session);
  const clock = createVirtualClock(OPENING);
  const simulators = openSimulators(clock.now, async (url, init) =>
    world.market.app.request(new URL(url).pathname, init),
  );
  const surroundings = {
    ...{ database, session, clock, simulators, inbox: new Map() },
    ...{ scheduler: createScheduler(), slowness: createSlowness(clock.elapsedS) },
  };
  const world: World = {
    ...surroundings,
    ...{ db, market: startMarket(surroundings), buyers: await insertBuyers(db, clock.now()) },
    ...{
      purchases: new Map(),
      imports: new Map(),
      seenSecrets: new Map(),
      pages: new Map(),
      tokens: new Map(),
      subjects: new Map(),
      returns: new Map(),
      people: new Map(),
      watch: watchOrders(),
    },
  };
  await enterStorefronts(db, ["http://storefront.test"], clock.now());
  await insertOperators(db, clock.now());
  await addAccounts(db);
  await addPromises(db);
  await database.listen("due_work" satisfies Channel, () => world.market.schedule.forgetPauses());
  return world;
}

/** By all worlds of this process. */
let preloaded: PGliteOptions | undefined;

function preload(): PGliteOptions {
  if (preloaded) return preloaded;
  if (!existsSync(preparedPath(ROOT))) prepareDatabase(undefined, { rootDir: ROOT });
  preloaded = preloadDatabase(ROOT);
  return preloaded;
}

async function insertBuyers(db: World["db"], now: Date): Promise<number[]> {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: BUYERS }, (_, index) => ({
        ...{
          nickname: `买家 ${index}`,
          headImgUrl: "",
          balanceFen: BALANCES_FEN[index % BALANCES_FEN.length] ?? 0,
          createdAt: now,
        },
      })),
    )
    .returning({ id: users.id, fen: users.balanceFen });
  for (const { id, fen } of rows) {
    const transfer = { from: ACCOUNTS.opening, to: balanceOf(id), fen };
    await recordTransfers(db, { event: "opening", orderNum: null, now }, [transfer]);
  }
  return rows.map(({ id }) => id);
}

/** Two owners, so that one approves what the other requests, and two clerks; nobody logs in as them. */
async function insertOperators(db: World["db"], createdAt: Date): Promise<void> {
  const account = { passwordHash: "", totpSecret: "", createdAt };
  const staff = [...OWNERS, ...CLERKS].map(({ name, role }) => ({ ...account, name, role }));
  await db.insert(operators).values(staff);
}

/**
 * Cashback of rentals, rewards of promoters where there are coupons and gifts, a first-order discount without cashback: what the
 * fixed listings do not combine.
 */
async function addPromises(db: World["db"]): Promise<void> {
  const promise = (goodsId: number, promises: Partial<typeof goods.$inferInsert>) =>
    db.update(goods).set(promises).where(eq(goods.id, goodsId));
  await promise(RENT_SHELF.goodsId, { returnCashFen: RENT_SHELF.cashbackFen });
  await promise(RENAME_LISTING, { firstBuyDiscountFen: 100 });
  await promise(COUPON_LISTING, { shareRewardFen: COUPON_REWARD_FEN });
}

/** More accounts for rent than the one of the fixed listing, so that rentals overlap. */
async function addAccounts(db: World["db"]): Promise<void> {
  const rows = await db.select().from(stock).where(eq(stock.goodsId, RENT_LISTING));
  const stockId = onlyRow(rows).id;
  await addSecrets(
    db,
    ["A", "B", "C"].map((letter) => ({ stockId, secret: `RENT-${letter}` })),
  );
}
