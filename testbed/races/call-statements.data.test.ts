import type { CallRequest } from "@storefront/contract/calls";
import type { CallName } from "@storefront/contract/http/paths";
import { placeOrder } from "../buyer/buy";
import { callerWith } from "../buyer/caller";
import { SPECS } from "../marketplace/fixed-listings";
import { openTestApp, type TestApp } from "../marketplace/test-app";
import { testDatabase } from "../product/fresh-database";
import { type StatementLog, startStatementLog } from "../product/statement-log";

/** How many statements frequent calls may send to PostgreSQL, those that log in, begin and commit included. */
const MOST = {
  payStatus: 1,
  goodsDetail: 2,
  goodsComments: 1,
  home: 2,
  orderConfirm: 4,
  quote: 3,
  buildOrder: 8,
} as const;

const BUYER = 1;
const [ALIPAY] = [1];

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: StatementLog;
let shop: TestApp;
let token: string;
beforeAll(async () => {
  database = await testDatabase(dataDatabaseUrl);
  log = await startStatementLog(database.url);
  shop = await openTestApp({ databaseUrl: log.url });
});
beforeEach(async () => {
  await shop.reset();
  token = await shop.tokenOf(BUYER);
});
afterAll(async () => {
  await shop.close();
  await log.close();
  await database.drop();
});

async function expectStatements<N extends keyof typeof MOST & CallName>(
  name: N,
  payload: CallRequest<N>,
  sent: { token?: string } = {},
) {
  log.take();
  const answer = await shop.request(name, payload, sent);
  const statements = log.take();
  expect(answer).toMatchObject({ code: 0 });
  // The texts, so that a failure shows which ones there are.
  expect(statements.slice(MOST[name])).toEqual([]);
  return answer;
}

async function order(goods_id: number): Promise<string> {
  return (await placeOrder(callerWith(shop.request, token), { goods_id })).order.order_num;
}

it("reads the payment status of an unpaid and of a paid order", async () => {
  const order_num = await order(1011);
  await expectStatements("payStatus", { order_num }, { token });
  await shop.simulators.alipay.pay(order_num);
  const { data } = await expectStatements("payStatus", { order_num }, { token });
  expect(data.pay_status).toBe(1);
});

it("reads a goods page for a visitor and for a buyer, its reviews, and the home page", async () => {
  await expectStatements("goodsDetail", { goods_id: 1001 });
  await expectStatements("goodsDetail", { goods_id: 1002 }, { token });
  await expectStatements("goodsComments", { goods_id: 1001, page: 1 });
  await expectStatements("home", {});
});

it.each([
  ["a plain listing", 1011, 0, false],
  ["a listing with a discount on a first order, by a coupon", 1008, 0, true],
  ["a spec with promotions, by a coupon", 1001, SPECS.second, true],
])("confirms and creates an order of %s", async (_, goods_id, goods_spec_id, hasCoupon) => {
  const chosen = { goods_id, goods_spec_id, quantity: 1 };
  const { data } = await expectStatements("orderConfirm", chosen, { token });
  const envelope_id = data.envelope?.user_envelope_id ?? 0;
  expect(envelope_id > 0).toBe(hasCoupon);
  await expectStatements("quote", { ...chosen, envelope_id }, { token });
  const { order_num, now_price: expected_price } = data;
  const bought = { order_num, goods_id, goods_spec_id, buy_count: 1, envelope_id, expected_price };
  await expectStatements("buildOrder", { ...bought, pay_type: ALIPAY }, { token });
});
