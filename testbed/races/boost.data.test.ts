import { ERRORS } from "@storefront/contract/codes";
import { boostOrders, users } from "@storefront/marketplace/database/schema";
import { BALANCE_CHANNEL } from "@storefront/marketplace/order-records/order-records";
import { createLog } from "@storefront/platform/observability/log";
import { eq, gt, sql } from "drizzle-orm";
import { call, payInSandbox } from "../buyer/call-marketplace";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { BOOST_REQUEST } from "../marketplace/place-boost";
import { runBoosterJobs } from "../marketplace/run-booster-jobs";
import { setBalance } from "../marketplace/set-balance";
import { openRace, type Race } from "./open-race";

const ORDERS = 120;
const PURSE_FEN = 100_000;
/** Longer than any booster of the sandbox takes to accept. */
const ACCEPT_S = 100;

let race: Race;
beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

interface Placed {
  num: string;
  buyer: Buyer;
  fromBalance: boolean;
  fen: number;
}

/** Places a paid order; every second one is paid from the buyer's balance. */
async function place(buyer: Buyer, index: number): Promise<Placed> {
  const url = race.shopFor(index);
  const fromBalance = index % 2 === 0;
  const { price } = (await call(url, "boostCompute", BOOST_REQUEST, buyer.token)).data;
  const request = {
    ...BOOST_REQUEST,
    request_id: `race-request-${index}`.padEnd(20, "0"),
    expected_price: price,
  };
  const built = await call(
    url,
    "boostBuild",
    { ...request, pay_type: fromBalance ? BALANCE_CHANNEL : 2 },
    buyer.token,
  );
  expect(built.code).toBe(0);
  const num = built.data.order_num;
  if (!fromBalance) {
    expect(await payInSandbox(url, num)).toBe("applied");
  }
  return { num, buyer, fromBalance, fen: Math.round(Number(price) * 100) };
}

/** Cancels at both marketplaces concurrently. @returns whether the order is canceled, on which both must agree */
async function cancel({ num, buyer }: Placed): Promise<boolean> {
  const answers = await Promise.all(
    race.shops.map(({ url }) => call(url, "boostCancel", { order_num: num }, buyer.token)),
  );
  const codes = new Set(answers.map(({ code }) => code));
  expect([...codes]).toEqual([codes.has(0) ? 0 : ERRORS.boostTaken.code]);
  return codes.has(0);
}

const SILENT = createLog("marketplace", "silent");
const sweep = () => runBoosterJobs({ db: race.db, clock: race.clock, log: SILENT });

test("an order that is canceled at two marketplaces while two sweeps accept it is either accepted or refunded once", async () => {
  const buyers = await insertBuyers(race.db, race.clock, ORDERS);
  for (const { userId } of buyers) await setBalance(race.db, userId, PURSE_FEN);
  const placed = await Promise.all(buyers.map(place));
  await race.db
    .update(boostOrders)
    .set({ paidAt: sql`${boostOrders.paidAt} - make_interval(secs => ${ACCEPT_S})` })
    .where(eq(boostOrders.status, "waiting"));

  // Boosters accept the oldest order first, buyers cancel the newest first: they meet halfway.
  const [cancelled] = await Promise.all([
    Promise.all(
      placed.toReversed().map(async (order) => [order.num, await cancel(order)] as const),
    ),
    sweep(),
    sweep(),
  ]);
  await sweep();

  const won = new Map(cancelled);
  const rows = await race.db.select().from(boostOrders).where(gt(boostOrders.userId, 0));
  for (const { num, buyer, fromBalance, fen } of placed) {
    const back = won.get(num) === true;
    const row = rows.find(({ orderNum }) => orderNum === num);
    // Either marketplace's sweeper makes the provider's refund, possibly later.
    const status = row?.status === "refund_due" && !fromBalance ? "refunded" : row?.status;
    expect([num, status]).toEqual([num, back ? "refunded" : "accepted"]);
    const [purse] = await race.db.select().from(users).where(eq(users.id, buyer.userId));
    expect([num, purse?.balanceFen]).toEqual([
      num,
      fromBalance && !back ? PURSE_FEN - fen : PURSE_FEN,
    ]);
  }
  // Fail if either side wins every race.
  const taken = placed.filter(({ num }) => won.get(num) === false).length;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(ORDERS);
});
