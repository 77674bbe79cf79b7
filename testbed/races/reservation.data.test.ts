import { ERRORS } from "@storefront/contract/codes";
import { boostOrders, goods, orders, stock } from "@storefront/marketplace/database/schema";
import { BALANCE_CHANNEL } from "@storefront/marketplace/order-records/order-records";
import { eq, inArray } from "drizzle-orm";
import { buildOrder, confirmOrder } from "../buyer/buy";
import { call, payInSandbox } from "../buyer/call-marketplace";
import { callerAt } from "../buyer/caller";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { BOOST_REQUEST } from "../marketplace/place-boost";
import { setBalance } from "../marketplace/set-balance";
import { insertListing } from "./listing";
import { openRace, type Race } from "./open-race";
import { saleProblems } from "./sale-problems";

/** The default of UNPAID_ORDERS_PER_BUYER. */
const LIMIT = 3;
const CALLS = 100;

let race: Race;
let buyer: Buyer;

beforeAll(async () => {
  race = await openRace();
});
beforeEach(async () => {
  const [inserted] = await insertBuyers(race.db, race.clock, 1);
  if (!inserted) throw new Error("no buyer");
  buyer = inserted;
});
afterAll(() => race.close());

/** Confirms `count` orders with ten concurrent workers. @returns their order numbers */
async function confirm(goodsIds: readonly number[], count: number): Promise<string[]> {
  const nums: string[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index).values();
  const worker = async () => {
    for (const index of numbers) {
      const goods_id = goodsIds[index % goodsIds.length] ?? 0;
      const caller = callerAt(race.shopFor(index), buyer.token);
      const { code, data } = await confirmOrder(caller, { goods_id });
      expect(code).toBe(0);
      nums[index] = data.order_num;
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  return nums;
}

const build = (order_num: string, goods_id: number, index: number, pay_type = 2) =>
  buildOrder(callerAt(race.shopFor(index), buyer.token), order_num, { goods_id }, { pay_type });

async function boost(index: number) {
  const { data } = await call(race.shopFor(index), "boostCompute", BOOST_REQUEST, buyer.token);
  const request_id = `reservation-${buyer.userId}-${index}`.padEnd(24, "0");
  const request = { ...BOOST_REQUEST, request_id, expected_price: data.price, pay_type: 2 };
  return call(race.shopFor(index), "boostBuild", request, buyer.token);
}

test("100 concurrent orders of one buyer on five listings at two marketplaces reserve three pieces", async () => {
  const listings = [];
  for (let made = 0; made < 5; made += 1) listings.push(await insertListing(race.db, CALLS));
  const goodsIds = listings.map(({ goodsId }) => goodsId);
  const nums = await confirm(goodsIds, CALLS);
  const answers = await Promise.all(
    nums.map((num, index) => build(num, goodsIds[index % goodsIds.length] ?? 0, index)),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(LIMIT);
  expect(answers.filter(({ code }) => code === ERRORS.unpaidOrders.code)).toHaveLength(
    CALLS - LIMIT,
  );
  const rows = await race.db.select().from(stock).where(inArray(stock.goodsId, goodsIds));
  expect(rows.reduce((sum, { held }) => sum + held, 0)).toBe(LIMIT);
});

test("concurrent orders of goods and boosts share the limit", async () => {
  const { goodsId } = await insertListing(race.db, CALLS);
  const nums = await confirm([goodsId], CALLS / 2);
  const answers = await Promise.all(
    nums.flatMap((num, index) => [build(num, goodsId, index), boost(index)]),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(LIMIT);
  const goodsOrders = await race.db.$count(orders, eq(orders.userId, buyer.userId));
  const boosts = await race.db.$count(boostOrders, eq(boostOrders.userId, buyer.userId));
  expect(goodsOrders + boosts).toBe(LIMIT);
});

test("the seller's limit per buyer holds for concurrent orders that are paid immediately", async () => {
  const { goodsId } = await insertListing(race.db, CALLS);
  await race.db.update(goods).set({ maxSaleNum: 5 }).where(eq(goods.id, goodsId));
  await setBalance(race.db, buyer.userId, 1_000_000);
  const nums = await confirm([goodsId], 20);
  const answers = await Promise.all(
    nums.map((num, index) => build(num, goodsId, index, BALANCE_CHANNEL)),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
});

test("an order that is canceled and paid concurrently ends up either sold or refunded", async () => {
  const { goodsId, stockId } = await insertListing(race.db, 20);
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const [num = ""] = await confirm([goodsId], 1);
    expect((await build(num, goodsId, round)).code).toBe(0);
    const cancel = (shop: number) =>
      call(race.shopFor(shop), "orderCancel", { order_num: num }, buyer.token);
    await Promise.all([cancel(0), payInSandbox(race.shopFor(round), num), cancel(1)]);
    const [order] = await race.db.select().from(orders).where(eq(orders.orderNum, num));
    outcomes.add(order?.status ?? "");
  }
  // Either marketplace's sweeper makes the refunds, possibly later.
  const paidOrRefunded = ["paid", "refund_due", "refunded"];
  expect([...outcomes].filter((status) => !paidOrRefunded.includes(status))).toEqual([]);
  expect(await saleProblems(race.db, stockId)).toEqual([]);
});
