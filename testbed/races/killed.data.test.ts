import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import {
  cardSecrets,
  orders,
  paymentNotices,
  paymentRefunds,
  paymentTrades,
} from "@storefront/marketplace/database/schema";
import { sweepRefunds } from "@storefront/marketplace/payments/payments";
import { openProviders } from "@storefront/marketplace/providers/payments/open-providers";
import type { PaymentProviders } from "@storefront/marketplace/providers/payments/provider";
import { readPaymentSettings } from "@storefront/marketplace/providers/payments/read-settings";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { freePort } from "@storefront/platform/launch/ports";
import { createLog } from "@storefront/platform/observability/log";
import { type SandboxClock, sandboxClock } from "@storefront/sandbox/clock";
import { databaseStore } from "@storefront/sandbox/store/database-store";
import { and, eq } from "drizzle-orm";
import { buildOrder, confirmOrder } from "../buyer/buy";
import { call } from "../buyer/call-marketplace";
import { callerAt } from "../buyer/caller";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { type FreshDatabase, seededDatabase } from "../product/fresh-database";
import { startSandboxMarketplace } from "../product/sandbox-marketplace";
import { type SimulatedSystems, startSimulatedSystems } from "../product/simulated-systems";
import type { RunningProgram } from "../product/start";
import { insertListing, type Listing } from "./listing";
import { saleProblems } from "./sale-problems";
import { setTrap } from "./table-trap";

/** Kills a marketplace (SIGKILL) at twelve points of create, notify and refund: nothing is lost or done twice. */

const ROUNDS = testScope === "full" ? 5 : 1;
/** Even rounds pay through the first provider, odd ones through the second. */
const CHANNELS = [
  { provider: "alipay", channel: 1 },
  { provider: "wxpay", channel: 2 },
] as const;

let database: FreshDatabase;
let open: { db: Db; close(): Promise<void> };
let clock: SandboxClock;
let providers: SimulatedSystems;
let marketplace: RunningProgram;
/** The dependencies with which a second process would sweep. */
let payments: PaymentProviders;
let start: () => Promise<RunningProgram>;

beforeAll(async () => {
  database = await seededDatabase(dataDatabaseUrl, dataSeededUrl);
  const notifyPort = await freePort();
  const API_PORT = String(notifyPort);
  const PUBLIC_API_URL = `http://127.0.0.1:${API_PORT}`;
  providers = await startSimulatedSystems({ notifyPort, bundles: dataPrograms });
  const variables = { API_PORT, PUBLIC_API_URL, ...providers.variables };
  start = () => startSandboxMarketplace(database.url, variables, dataPrograms);
  marketplace = await start();
  open = await openDatabase({ databaseUrl: database.url });
  clock = sandboxClock((await databaseStore(open.db)).offset);
  const settings = readPaymentSettings(providers.variables, true);
  payments = openProviders(settings, PUBLIC_API_URL, clock.now);
});
afterAll(async () => {
  await marketplace.kill();
  await providers.stop();
  await open.close();
  await database.drop();
});

/** One order of one buyer for the only piece of a listing. */
interface Sale {
  provider: (typeof CHANNELS)[number]["provider"];
  channel: number;
  buyer: Buyer;
  listing: Listing;
  orderNum: string;
}

/** Blocks the marketplace at one point until it is released. */
interface Trap {
  sprung(): Promise<void>;
  release(): Promise<void>;
}

async function confirmSale(round: number): Promise<Sale> {
  const { provider, channel } = CHANNELS[round % 2] ?? CHANNELS[0];
  const listing = await insertListing(open.db, 1);
  const [buyer] = await insertBuyers(open.db, clock, 1);
  if (!buyer) throw new Error("no buyer");
  const caller = callerAt(marketplace.url, buyer.token);
  const { data } = await confirmOrder(caller, { goods_id: listing.goodsId });
  return { provider, channel, buyer, listing, orderNum: data.order_num };
}

const build = ({ buyer, listing, orderNum, channel }: Sale) =>
  buildOrder(
    callerAt(marketplace.url, buyer.token),
    orderNum,
    { goods_id: listing.goodsId },
    { pay_type: channel },
  );
const pay = ({ orderNum }: Sale) =>
  providers.control<{ accepted: boolean }>("pay", { order_num: orderNum });

interface Trade {
  state: string;
  amountFen: number;
  refunds: Record<string, { amountFen: number; state: string }>;
}
const tradeOf = ({ orderNum }: Sale) => providers.control<Trade>(`trades/${orderNum}`);

const locked = (lock: string, waiting: string) => () => setTrap(database.url, lock, waiting);
const table = (name: string, waiting: string) =>
  locked(`lock table ${name} in exclusive mode`, waiting);

/** Blocks the provider's call before or after it has done its work. */
const held = (name: "create" | "refund", point: "before" | "after") => async (sale: Sale) => {
  await providers.control("holds", { provider: sale.provider, call: name, point });
  return {
    async sprung() {
      while (!(await providers.control<{ holding: boolean }>("holds")).holding) await pause(2);
    },
    release: async () => {
      await providers.control("release", {});
    },
  };
};

/** Blocks the marketplace where it records the result of the provider's call. */
const afterAnswer =
  (name: "create" | "refund", tableName: string, waiting: string) =>
  async (sale: Sale): Promise<Trap> => {
    const provider = await held(name, "after")(sale);
    let writing: Trap | undefined;
    return {
      async sprung() {
        await provider.sprung();
        writing = await table(tableName, waiting)();
        await provider.release();
        await writing.sprung();
      },
      release: async () => writing?.release(),
    };
  };

/** Advances both clocks: a callback due by the marketplace's clock must not be stale by the providers'. */
async function advance(seconds: number): Promise<void> {
  await clock.advance(seconds);
  await providers.control("clock", { advance_s: seconds });
}

async function killAndRestart(trap: Trap): Promise<void> {
  await trap.sprung();
  await marketplace.kill();
  await trap.release();
  marketplace = await start();
}

async function waitUntil(state: string, isReached: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await isReached()) return;
    await pause(50);
  }
  throw new Error(`not yet: ${state}`);
}

async function orderOf({ orderNum }: Sale) {
  const [row] = await open.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  return row;
}

async function expectSold(sale: Sale): Promise<void> {
  // The provider has its answer before the order is fulfilled.
  await waitUntil("fulfilled", async () => (await orderOf(sale))?.status !== "received");
  const order = await orderOf(sale);
  expect(order?.status).toBe("paid");
  const { db } = open;
  expect(await db.$count(cardSecrets, eq(cardSecrets.orderId, order?.id ?? 0))).toBe(1);
  const applied = and(
    eq(paymentNotices.orderNum, sale.orderNum),
    eq(paymentNotices.result, "applied"),
  );
  expect(await db.$count(paymentNotices, applied)).toBe(1);
  expect(await tradeOf(sale)).toMatchObject({ state: "paid", refunds: {} });
}

async function expectBalancedLedger({ listing }: Sale): Promise<void> {
  expect(await checkLedger(open.db)).toEqual([]);
  expect(await saleProblems(open.db, listing.stockId)).toEqual([]);
}

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

describe.each([
  ["while the order is stored", table("orders", '%insert into "orders"%')],
  ["before the provider has made the trade", held("create", "before")],
  ["after the provider has made the trade", held("create", "after")],
  [
    "while the trade is recorded",
    afterAnswer("create", "payment_trades", 'update "payment_trades"%'),
  ],
])("killed in create, %s", (_, setTrapFor) => {
  it.each(rounds)("creates one order and one trade when retried (round %#)", async (round) => {
    const sale = await confirmSale(round);
    const trap = await setTrapFor(sale);
    const lost = build(sale).catch(() => null);
    await killAndRestart(trap);
    expect(await lost).toBeNull();

    expect((await build(sale)).code).toBe(0);
    const made = await open.db
      .select()
      .from(orders)
      .where(eq(orders.goodsId, sale.listing.goodsId));
    expect(made).toHaveLength(1);
    expect(await tradeOf(sale)).toMatchObject({ amountFen: made[0]?.totalFen, state: "waiting" });
    const trades = eq(paymentTrades.orderNum, sale.orderNum);
    expect(await open.db.$count(paymentTrades, trades)).toBe(1);
    expect((await pay(sale)).accepted).toBe(true);
    await expectSold(sale);
    await expectBalancedLedger(sale);
  });
});

const NOTHING: Trap = { sprung: async () => {}, release: async () => {} };
const rowOf = (name: string, waiting: string) => (sale: Sale) =>
  setTrap(
    database.url,
    `select 1 from ${name} where order_num = '${sale.orderNum}' for update`,
    waiting,
  );

describe.each([
  ["before the callback arrives", async () => NOTHING],
  ["before the order is locked", rowOf("orders", "select%")],
  ["while the payment is booked", table("ledger_transfers", 'insert into "ledger_transfers"%')],
  ["while the callback is recorded", table("payment_notices", 'insert into "payment_notices"%')],
])("killed in notify, %s", (_, setTrapFor) => {
  it.each(rounds)("is paid by the repeated callback (round %#)", async (round) => {
    const sale = await confirmSale(round);
    expect((await build(sale)).code).toBe(0);
    const trap = await setTrapFor(sale);
    if (trap === NOTHING) {
      await marketplace.kill();
      expect((await pay(sale)).accepted).toBe(false);
      marketplace = await start();
    } else {
      const paying = pay(sale);
      await killAndRestart(trap);
      expect((await paying).accepted).toBe(false);
    }
    expect((await orderOf(sale))?.status).toBe("pending");

    // Within the first retry of either provider, before the order expires.
    await advance(4 * 60);
    await waitUntil("paid", async () => {
      await providers.control("deliver", {});
      return (await orderOf(sale))?.status === "paid";
    });
    await expectSold(sale);
    await expectBalancedLedger(sale);
  });
});

describe("killed after the provider's answer, while the order is fulfilled", () => {
  it.each(rounds)("is fulfilled by the next process (round %#)", async (round) => {
    const sale = await confirmSale(round);
    expect((await build(sale)).code).toBe(0);
    const trap = await table("card_secrets", '%"card_secrets"%')();
    expect((await pay(sale)).accepted).toBe(true);
    await killAndRestart(trap);
    await expectSold(sale);
    await expectBalancedLedger(sale);
  });
});

describe.each([
  ["while the refund is stored", table("payment_refunds", 'insert into "payment_refunds"%')],
  ["before the provider has made the refund", held("refund", "before")],
  ["after the provider has made the refund", held("refund", "after")],
  [
    "while the refund is booked",
    afterAnswer("refund", "ledger_transfers", 'insert into "ledger_transfers"%'),
  ],
])("killed in refund, %s", (_, setTrapFor) => {
  it.each(rounds)("refunds once (round %#)", async (round) => {
    const sale = await confirmSale(round);
    expect((await build(sale)).code).toBe(0);
    const { orderNum, buyer } = sale;
    expect(
      (await call(marketplace.url, "orderCancel", { order_num: orderNum }, buyer.token)).code,
    ).toBe(0);
    const trap = await setTrapFor(sale);
    // Not awaited: the refund is stored with the payment, which the first trap stops.
    const paying = pay(sale).catch(() => undefined);
    await killAndRestart(trap);
    await paying;

    await waitUntil("refunded", async () => {
      if ((await orderOf(sale))?.status === "refunded") return true;
      await advance(60);
      await providers.control("deliver", {});
      await sweepRefunds({ db: open.db, clock, log: createLog("marketplace", "silent"), payments });
      return false;
    });
    const { amountFen, refunds } = await tradeOf(sale);
    expect(Object.values(refunds)).toMatchObject([{ amountFen, state: "refunded" }]);
    const own = eq(paymentRefunds.orderNum, orderNum);
    expect(await open.db.select().from(paymentRefunds).where(own)).toMatchObject([
      { state: "refunded", amountFen },
    ]);
    await expectBalancedLedger(sale);
  });
});
