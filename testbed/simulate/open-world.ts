import { existsSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { registerStorefronts } from "@storefront/marketplace/catalogue/catalogue";
import type { Channel } from "@storefront/marketplace/database/database-events";
import { operators, users } from "@storefront/marketplace/database/schema";
import { ACCOUNTS, balanceOf, recordTransfers } from "@storefront/marketplace/ledger/ledger";
import { preloadDatabase } from "../jest/preload-database";
import prepareDatabase from "../jest/prepare-database";
import { preparedPath } from "../jest/prepared-path";
import { OPENING } from "../marketplace/prepared-database";
import { ROOT } from "../product/root";
import { CLERKS, OWNERS } from "./actors/return-money";
import { changeListings } from "./change-listings";
import { openSession } from "./engine/embedded-session";
import { openDrizzle } from "./engine/faulty-database";
import { createScheduler } from "./engine/scheduler";
import { createVirtualClock } from "./engine/virtual-clock";
import { useVirtualTimers } from "./engine/virtual-timers";
import { startMarketplace } from "./marketplace-process";
import { openSimulators } from "./providers/open-providers";
import { createSlowness } from "./providers/slowness";
import { watchOrders } from "./watch/watch-orders";
import type { World } from "./world";

/** Including the user who only visits. */
const BUYERS = 25;
/** Balances in whole fen, in turn: some can pay for little. */
const BALANCES_FEN = [200_000, 50_000, 5_000];

/** Opens a marketplace with the fixed listings and buyers, in memory: a copy of the tests' prepared database. */
export async function openWorld(): Promise<World> {
  const database = await PGlite.create(preload());
  const session = openSession(database);
  const db = openDrizzle(session);
  const clock = createVirtualClock(OPENING);
  const simulators = openSimulators(clock.now, async (url, init) =>
    world.marketplace.app.request(new URL(url).pathname, init),
  );
  const scheduler = createScheduler();
  useVirtualTimers(scheduler, clock);
  const surroundings = {
    ...{ database, session, clock, simulators, inbox: new Map() },
    ...{ scheduler, slowness: createSlowness(clock.elapsedS) },
  };
  const [visitor = 0, ...buyers] = await insertBuyers(db, clock.now());
  const world: World = {
    ...surroundings,
    ...{ db, marketplace: startMarketplace(surroundings), buyers, visitor },
    ...{
      purchases: new Map(),
      imports: new Map(),
      seenSecrets: new Map(),
      pages: new Map(),
      tokens: new Map(),
      subjects: new Map(),
      returns: new Map(),
      people: new Map(),
      agreed: new Set(),
      watch: watchOrders(),
    },
  };
  await registerStorefronts(db, ["http://storefront.test"], clock.now());
  await insertOperators(db, clock.now());
  await changeListings(db);
  await database.listen("due_work" satisfies Channel, () =>
    world.marketplace.schedule.forgetPauses(),
  );
  return world;
}

/** Shared by all worlds of this process. */
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

/** Two owners, so that one can approve the other's requests, and two clerks; nobody logs in as them. */
async function insertOperators(db: World["db"], createdAt: Date): Promise<void> {
  const account = { passwordHash: "", totpSecret: "", createdAt };
  const staff = [...OWNERS, ...CLERKS].map(({ name, role }) => ({ ...account, name, role }));
  await db.insert(operators).values(staff);
}
