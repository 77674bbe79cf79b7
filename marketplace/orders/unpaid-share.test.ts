import { submitOrder } from "@storefront/testbed/buyer/buy";
import type { Caller } from "@storefront/testbed/buyer/caller";
import { type Buyer, insertBuyers } from "@storefront/testbed/buyer/insert-buyers";
import { setBalance } from "@storefront/testbed/marketplace/set-balance";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { insertListing, type Listing } from "@storefront/testbed/races/listing";
import { eq } from "drizzle-orm";
import { goods, orders, stock } from "../database/schema";

const PIECES = 104;
/** 20 % of them, and of one less. */
const SHARE = 20;
/** 60 % of them. */
const TOTAL = 62;

const test = useTestApp({ trustProxy: 1 });
let listing: Listing;

beforeEach(async () => {
  listing = await insertListing(test.deps.db, PIECES);
});

interface Attempt {
  ip: string;
  quantity?: number;
  pay_type?: number;
  goods_id?: number;
}

/** Confirms and orders from an address. */
function order({ token }: Buyer, { ip, quantity = 1, pay_type = 1, goods_id }: Attempt) {
  const headers = { "X-Forwarded-For": ip };
  const buyer: Caller = {
    call: (name, payload) => test.request(name, payload, { token, headers }),
  };
  const offer = { goods_id: goods_id ?? listing.goodsId, quantity };
  return submitOrder(buyer, offer, { pay_type });
}

async function held(stockId = listing.stockId): Promise<number> {
  const [row] = await test.deps.db.select().from(stock).where(eq(stock.id, stockId));
  return row?.held ?? 0;
}

/** Reserves as much as it can with every number: ever smaller orders, from the networks in turn. @returns the pieces held */
async function attack(numbers: number, networks: readonly string[]): Promise<number> {
  const buyers = await insertBuyers(test.deps.db, test.clock, numbers);
  for (const quantity of [40, SHARE, 7, 1]) {
    for (const [index, buyer] of buyers.entries()) {
      const ip = networks[index % networks.length] ?? "";
      while ((await order(buyer, { ip, quantity })).code === 0);
    }
  }
  return held();
}

const NETWORKS = ["203.0.113.9", "198.51.100.7", "192.0.2.44"];
const FIVE_NETWORKS = [...NETWORKS, "2001:db8:1::1", "2001:db8:2::1"];

describe("unpaid pieces", () => {
  it.each([
    ["3 numbers in one network hold a fifth", 3, NETWORKS.slice(0, 1), SHARE],
    ["3 numbers in one IPv6 /48 hold a fifth", 3, ["2001:db8:7:1::1", "2001:db8:7:2::1"], SHARE],
    ["3 numbers in three networks hold three fifths", 3, NETWORKS, 3 * SHARE],
    ["20 numbers in three networks hold no more", 20, NETWORKS, 3 * SHARE],
    // The fifth network comes when the total is reached, and holds the least quantity.
    ["20 numbers in five networks hold the total", 20, FIVE_NETWORKS, TOTAL + 1],
  ])("%s", async (_, numbers, networks, most) => {
    expect(await attack(numbers, networks)).toBe(most);
  });

  it("of a buyer who changes networks stay a fifth", async () => {
    const [buyer] = await insertBuyers(test.deps.db, test.clock, 1);
    if (!buyer) throw new Error("no buyer");
    expect((await order(buyer, { ip: "203.0.113.9", quantity: SHARE + 1 })).msg).toBe(
      "这件商品付款前最多预留 20 件，请减少数量，付款后可以再次购买",
    );
    expect((await order(buyer, { ip: "203.0.113.9", quantity: SHARE - 1 })).code).toBe(0);
    expect((await order(buyer, { ip: "198.51.100.7", quantity: 1 })).code).toBe(0);
    expect(await order(buyer, { ip: "192.0.2.44", quantity: 1 })).toMatchObject({
      code: 30425,
      msg: "这件商品付款前最多预留 20 件，你已预留 20 件，请先付款或取消未付款的订单",
    });
  });

  it("of another network leave a buyer of the attacked network a way to buy", async () => {
    await attack(3, NETWORKS.slice(0, 1));
    const [neighbour, guest] = await insertBuyers(test.deps.db, test.clock, 2);
    if (!neighbour || !guest) throw new Error("no buyers");
    expect(await order(neighbour, { ip: "203.0.113.9" })).toMatchObject({
      status: 429,
      code: 30426,
      msg: "你所在的网络有较多这件商品的订单还没有付款，请 15 分钟后再试，或换用手机流量等其他网络",
    });
    expect((await order(neighbour, { ip: "203.0.114.1" })).code).toBe(0);
    expect((await order(guest, { ip: "198.51.100.7", quantity: SHARE })).code).toBe(0);
  });

  it("say how many a network may still reserve", async () => {
    const [first, second] = await insertBuyers(test.deps.db, test.clock, 2);
    if (!first || !second) throw new Error("no buyers");
    await order(first, { ip: "203.0.113.9", quantity: SHARE - 2 });
    expect(await order(second, { ip: "203.0.113.9", quantity: 3 })).toMatchObject({
      code: 30402,
      msg: "你所在的网络付款前还可以预留 2 件，请减少数量，付款后可以再次购买",
    });
  });

  it("of five networks leave the rest to others: new buyers, and any number of known ones", async () => {
    await attack(10, FIVE_NETWORKS);
    const [attacker, guest, known] = await insertBuyers(test.deps.db, test.clock, 3);
    if (!attacker || !guest || !known) throw new Error("no buyers");
    expect(await order(attacker, { ip: NETWORKS[0] ?? "", quantity: 1 })).toMatchObject({
      status: 429,
      code: 30426,
    });
    const home = "198.18.0.1";
    expect(await order(guest, { ip: home, quantity: 2 })).toMatchObject({
      code: 30402,
      msg: "这件商品未付款的订单较多，付款前还可以预留 1 件，请减少数量，付款后可以再次购买",
    });
    expect((await order(guest, { ip: home })).code).toBe(0);
    const { data } = await order(known, { ip: "198.18.1.1" });
    await settlePayment(test.deps, data.order.order_num);
    expect((await order(known, { ip: "198.18.1.1", quantity: SHARE })).code).toBe(0);
  });

  it("do not stop many buyers of many networks", async () => {
    const buyers = await insertBuyers(test.deps.db, test.clock, SHARE + 9);
    const answers = await Promise.all(
      buyers.map((buyer, index) => order(buyer, { ip: `203.0.${index}.1` })),
    );
    expect(answers.filter(({ code }) => code !== 0)).toEqual([]);
    expect(await held()).toBe(SHARE + 9);
  });

  it("of buyers who have paid before do not count against their network", async () => {
    const buyers = await insertBuyers(test.deps.db, test.clock, 3);
    const [paid, neighbour, next] = buyers;
    if (!paid || !neighbour || !next) throw new Error("no buyers");
    const { data } = await order(paid, { ip: "203.0.113.9" });
    await settlePayment(test.deps, data.order.order_num);
    expect((await order(paid, { ip: "203.0.113.9", quantity: SHARE })).code).toBe(0);
    expect((await order(neighbour, { ip: "203.0.113.9", quantity: SHARE })).code).toBe(0);
    expect((await order(next, { ip: "203.0.113.9" })).code).toBe(30426);
  });

  it("are not limited for an order that is paid from the balance", async () => {
    await attack(3, NETWORKS.slice(0, 1));
    const [buyer] = await insertBuyers(test.deps.db, test.clock, 1);
    if (!buyer) throw new Error("no buyer");
    await setBalance(test.deps.db, buyer.userId, 1_000_000);
    expect((await order(buyer, { ip: "203.0.113.9", pay_type: 0 })).code).toBe(0);
  });

  it("of a small listing may be one buyer's worth", async () => {
    const small = await insertListing(test.deps.db, 8);
    const [buyer, next] = await insertBuyers(test.deps.db, test.clock, 2);
    if (!buyer || !next) throw new Error("no buyers");
    const item = { ip: "203.0.113.9", goods_id: small.goodsId };
    expect((await order(buyer, { ...item, quantity: 6 })).code).toBe(30402);
    expect((await order(buyer, { ...item, quantity: 5 })).code).toBe(0);
    expect((await order(next, item)).code).toBe(30426);
  });

  it("may be the least quantity that the seller sells", async () => {
    const { goodsId: goods_id } = await insertListing(test.deps.db, 30);
    await test.deps.db.update(goods).set({ minSaleNum: 12 }).where(eq(goods.id, goods_id));
    const [buyer] = await insertBuyers(test.deps.db, test.clock, 1);
    if (!buyer) throw new Error("no buyer");
    const item = { ip: "203.0.113.9", goods_id };
    expect((await order(buyer, { ...item, quantity: 13 })).code).toBe(30402);
    expect((await order(buyer, { ...item, quantity: 12 })).code).toBe(0);
  });

  it("of clients on the marketplace's own machine count for the buyer alone", async () => {
    expect(await attack(3, ["127.0.0.1"])).toBe(3 * SHARE);
  });
});

describe("the network of an order", () => {
  const networkOf = async (orderNum: string) => {
    const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
    return row?.reservedFrom;
  };

  it("is stored as a hash that differs by item, until it is paid, canceled or expired", async () => {
    const other = await insertListing(test.deps.db, PIECES);
    const [buyer] = await insertBuyers(test.deps.db, test.clock, 1);
    if (!buyer) throw new Error("no buyer");
    const ip = "203.0.113.9";
    const first = (await order(buyer, { ip })).data.order.order_num;
    const second = (await order(buyer, { ip, goods_id: other.goodsId })).data.order.order_num;
    expect(await networkOf(first)).toMatch(/^[\w-]{43}$/);
    expect(await networkOf(second)).not.toBe(await networkOf(first));
    await test.request("orderCancel", { order_num: first }, { token: buyer.token });
    await settlePayment(test.deps, second);
    expect([await networkOf(first), await networkOf(second)]).toEqual([null, null]);
  });
});
