import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fenToYuan } from "@storefront/contract/money";
import postgres from "postgres";
import { CARD, type Order, placeOrder, untilFulfilled } from "../../buyer/buy";
import { pay } from "../../buyer/pay-at-provider";
import { Visitor } from "../../buyer/visitor";
import { readServers } from "../../product/servers";
import { TARGET_VARIABLE } from "../../product/target";
import { needClient } from "../need-client";
import { type Check, expectTrue, type Rehearsal, seconds } from "../rehearsal";
import { openSite, type Site } from "../site";
import { restoreState, STATES, type State } from "../states/states";
import { targetOf } from "../target-of";

/** Tables that migrations write or empty themselves: a login under way requires a new code, and books are carried over. */
const CHANGED = new Set(["migrations", "settings", "sms_codes", "sandbox_sms", "ledger_transfers"]);

/** pay_status of a paid order. */
const PAID = 1;
/** pay_type of the buyer's balance. */
const BALANCE = 0;

/** Migrates the databases of earlier versions. Nothing is lost, and a buyer of theirs logs in, sees their money and orders. */
export const upgradesStates: Check = {
  name: "databases of earlier versions are migrated, and sell",
  async run(rehearsal) {
    needClient("psql");
    const measured: string[] = [];
    for (const state of STATES) measured.push(await upgrade(rehearsal, state));
    return measured.join("; ");
  },
};

async function upgrade({ second, folder }: Rehearsal, state: State): Promise<string> {
  const own = join(folder, `from-${state.name}`);
  mkdirSync(own);
  // Its pages differ from the other site's.
  const settings = { REDIS_URL: "", OPERATOR_KEY: state.operatorKey };
  const site = await openSite(own, second, readServers(), settings);
  const target = process.env[TARGET_VARIABLE];
  try {
    process.env[TARGET_VARIABLE] = JSON.stringify(targetOf(site));
    restoreState(state, site.databaseUrl);
    const before = await readRows(site, state);
    const began = performance.now();
    await site.run(second, "migrate");
    const took = performance.now() - began;
    expectKept(before.counts, (await readRows(site, state)).counts);
    const checked = await site.run(second, "market", ["check"]);
    expectTrue(checked.includes("books balance"), checked);
    site.addAssets(second);
    for (const instance of [site.marketplaces[0], site.storefronts[0]])
      await instance?.start(second);
    await expectSale(state, before);
    return `${state.name} in ${seconds(took)}, ${before.counts.get("orders")} orders kept`;
  } finally {
    process.env[TARGET_VARIABLE] = target;
    await site.stop();
  }
}

interface Rows {
  /** Rows by table. */
  counts: ReadonlyMap<string, number>;
  /** Of the state's buyer. */
  balance: string;
  orders: readonly string[];
}

async function readRows({ databaseUrl }: Site, { buyer }: State): Promise<Rows> {
  const client = postgres(databaseUrl, { max: 1 });
  try {
    const tables = await client<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`;
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const [row] = await client<{ rows: number }[]>`
        select count(*)::int as rows from ${client(name)}`;
      counts.set(name, row?.rows ?? 0);
    }
    const [user] = await client`select balance_fen from users where id = ${buyer.id}`;
    const orders = await client<{ order_num: string }[]>`
      select order_num from orders where user_id = ${buyer.id}`;
    return {
      counts,
      balance: fenToYuan(user?.["balance_fen"]),
      orders: orders.map(({ order_num }) => order_num),
    };
  } finally {
    await client.end();
  }
}

function expectKept(before: Rows["counts"], after: Rows["counts"]): void {
  const lost = [...before]
    .filter(([name, rows]) => !CHANGED.has(name) && after.get(name) !== rows)
    .map(([name, rows]) => `${name} had ${rows} rows and has ${after.get(name)}`);
  expectTrue(lost.length === 0, lost.join("; "));
}

/** Expects the buyer's login, balance and orders, and purchases that are paid from the balance and by a new buyer. */
async function expectSale({ buyer: { phone } }: State, { balance, orders }: Rows): Promise<void> {
  const buyer = await new Visitor().login(phone);
  const profile = await buyer.call("profile", {});
  expectTrue(profile.data.balance === balance, `${profile.data.balance} in place of ${balance}`);
  const { data } = await buyer.call("orderList", { page: 1 });
  const listed = data.list.map(({ order_num }) => order_num);
  const missing = orders.filter((each) => !listed.includes(each));
  expectTrue(orders.length > 0 && missing.length === 0, `orders ${missing} are not listed`);
  const fromBalance = await placeOrder(buyer, CARD, { pay_type: BALANCE });
  await expectPaid(buyer, fromBalance.order);
  const other = await new Visitor().login();
  const { order } = await placeOrder(other);
  await pay(order);
  await expectPaid(other, order);
}

async function expectPaid(buyer: Visitor, { order_num }: Order): Promise<void> {
  await untilFulfilled(buyer, { order_num });
  const { data } = await buyer.call("payStatus", { order_num });
  expectTrue(data.pay_status === PAID, `the purchase has pay_status ${data.pay_status}`);
}
