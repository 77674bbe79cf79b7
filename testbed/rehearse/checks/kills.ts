import postgres from "postgres";
import { placeOrder } from "../../buyer/buy";
import { pay } from "../../buyer/pay-at-provider";
import { Visitor } from "../../buyer/visitor";
import { changePrice, showsPrice } from "../listing-price";
import { type Check, expectTrue, type Rehearsal, seconds, until } from "../rehearsal";

/** pay_status of a paid order. */
const PAID = 1;

/** Kills one storefront and one marketplace between a buyer's steps; the others take over. */
export const killedInstances: Check = {
  name: "a purchase goes on when one of each program is killed",
  async run({ site, second }) {
    const [marketplace] = site.marketplaces;
    const [storefront] = site.storefronts;
    const buyer = await new Visitor().login();
    await marketplace?.kill();
    const { order: unpaid } = await placeOrder(buyer);
    await storefront?.kill();
    await pay(unpaid);
    const { data } = await buyer.call("payStatus", { order_num: unpaid.order_num });
    expectTrue(data.pay_status === PAID, `pay_status ${data.pay_status}`);
    await marketplace?.start(second);
    await storefront?.start(second);
    return "ordered without one marketplace, paid without one storefront";
  },
};

/** Kills every marketplace with an undelivered change, which is delivered after the restart. */
export const outboxSurvives: Check = {
  name: "a change survives the kill of every marketplace",
  async run(rehearsal) {
    const { site, second } = rehearsal;
    for (const instance of site.marketplaces) await instance.kill();
    const price = "33.69";
    await changePrice(rehearsal, price);
    const waiting = await countChanges(rehearsal);
    expectTrue(waiting >= site.storefronts.length, `${waiting} changes wait`);
    const began = performance.now();
    for (const instance of site.marketplaces) await instance.start(second);
    for (const { port } of site.storefronts)
      await until(`${price} on ${port}`, () => showsPrice(port, price));
    const took = performance.now() - began;
    await until("every change delivered", async () => (await countChanges(rehearsal)) === 0);
    return `${waiting} changes waited, all were delivered ${seconds(took)} after the start`;
  },
};

async function countChanges({ site }: Rehearsal): Promise<number> {
  const client = postgres(site.databaseUrl, { max: 1 });
  try {
    const [row] = await client`select count(*)::int as waiting from goods_changes`;
    return row?.["waiting"] ?? 0;
  } finally {
    await client.end();
  }
}
