import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { CASHIER_URL } from "@storefront/testbed/marketplace/open-simulated";
import {
  BOOST_PRICE,
  BOOST_REQUEST,
  placeBoost,
} from "@storefront/testbed/marketplace/place-boost";
import { runBoosterJobs } from "@storefront/testbed/marketplace/run-booster-jobs";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { boostGames, boostOrders, paymentNotices, paymentTrades, users } from "../database/schema";
import { sweepRefunds } from "../payments/payments";
import { sweepBoosts } from "./sweep-boosts";

const BUYER = 1;
const OTHER = 2;
const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const compute = (more: object = {}) => test.request("boostCompute", { ...BOOST_REQUEST, ...more });
const build = (changes: Parameters<typeof placeBoost>[2] = {}, as = buyer.token) =>
  placeBoost(test, as, changes);
const read = async (order_num: string) => (await buyer.call("boostOrder", { order_num })).data;
const cancel = (order_num: string, as = buyer.token) =>
  test.request("boostCancel", { order_num }, { token: as });
const pay = (orderNum: string, amount?: string) =>
  payOrder(test, { orderNum, outcome: "paid", amount });
const changeGame = (changes: Partial<typeof boostGames.$inferInsert>) =>
  test.deps.db.update(boostGames).set(changes);
const sold = async () => (await test.request("recentlySold", {})).data.list;
const balance = async (id: number) =>
  (await test.deps.db.select().from(users).where(eq(users.id, id)))[0]?.balanceFen;

/** @returns the number of an order that waits for a booster */
async function paidOrder(more: Parameters<typeof placeBoost>[2] = {}): Promise<string> {
  const { data } = await build(more);
  if (data.status === "pending") await pay(data.order_num);
  return data.order_num;
}

describe("the trees", () => {
  it("are those of game 359, lowest first, and without zero-star ranks with no_zero", async () => {
    const { data } = await test.request("rankList", { game_id: 359, no_zero: "" });
    expect(data.map(({ rank_name }) => rank_name)).toEqual(
      expect.arrayContaining(["青铜", "钻石", "王者"]),
    );
    const first = (tree: typeof data) => tree[0]?.son[0]?.son[0]?.rank_name;
    expect(first(data)).toBe("0星");
    expect(first((await test.request("rankList", { game_id: 359, no_zero: "1" })).data)).toBe(
      "1星",
    );
    const partitions = await test.request("partitions", { game_id: 359 });
    expect(partitions.data.map(({ son }) => son.length)).toEqual([2, 2]);
  });

  it.each(["rankList", "partitions"] as const)("%s refuses other games", async (name) => {
    expect((await test.request(name, { game_id: 7 })).code).toBe(60404);
  });
});

describe("a game", () => {
  const games = async () => (await test.request("boostGames", {})).data.list;
  /** At China's time of day. */
  const setTime = (time: string) => test.clock.set(new Date(`2026-03-02T${time}:00+08:00`));

  it("is listed with its hours, and named in its orders", async () => {
    await changeGame({ opensAt: 18 * 60, closesAt: 2 * 60 });
    expect(await games()).toEqual([
      {
        game_id: 359,
        game_name: "曜日战歌",
        opens_at: "18:00",
        closes_at: "02:00",
        inscription: 1,
      },
    ]);
    setTime("19:00");
    expect((await build()).data).toMatchObject({ game_id: 359, game_name: "曜日战歌" });
  });

  it("takes orders in its hours only, but is always priced", async () => {
    await changeGame({ opensAt: 18 * 60, closesAt: 2 * 60 });
    setTime("02:00");
    const { code, msg, status } = await build();
    expect([status, code]).toEqual([409, 60410]);
    expect(msg).toBe("曜日战歌代练 18:00–次日 02:00 接单，请在今天 18:00 之后下单");
    expect((await compute()).data.price).toBe(BOOST_PRICE);
    setTime("01:59");
    expect((await build()).code).toBe(0);
  });

  it("is neither listed nor sold when it is off, and its orders go on", async () => {
    const order_num = await paidOrder();
    await changeGame({ onSale: false });
    expect(await games()).toEqual([]);
    expect((await compute()).code).toBe(60404);
    expect((await build()).code).toBe(60404);
    expect((await read(order_num)).status).toBe("waiting");
  });

  it("has ranks, partitions and prices of its own", async () => {
    const division = { tier: "新手", name: "新手", from: 0, to: 3, fen: 1000, minutes: 30 };
    const partition = { platform: "电信", name: "一区", percent: 200 };
    const other = { id: 7, name: "另一个游戏", ladder: [division], partitions: [partition] };
    await test.deps.db.insert(boostGames).values({ ...other, inscription: [] });
    expect((await games()).map(({ game_id, inscription }) => [game_id, inscription])).toEqual([
      [7, 0],
      [359, 1],
    ]);
    const choice = { game_id: 7, start_id: 10100, target_id: 10103, partition_id: 11 };
    const answer = await compute({ ...choice, extra: '{"inscription":"0"}' });
    expect(answer.data).toMatchObject({ price: "60.00", star: 3, time_hour: 2 });
    expect((await compute({ game_id: 7 })).code).toBe(60401);
  });
});

describe("compute", () => {
  it("prices without a login; the QR code contains the request but no price", async () => {
    const { code, data } = await compute({ isqrcode: 1 });
    expect(code).toBe(0);
    expect(data).toMatchObject({ price: BOOST_PRICE, star: 14, time_hour: 7 });
    const { pathname, searchParams } = new URL(data.qrcodeUrl);
    expect(pathname).toBe("/phone/game");
    expect(Object.fromEntries(searchParams)).toEqual({
      game_id: "359",
      start_id: "50302",
      target_id: "60101",
      inscription: "150",
      partition_id: "11",
    });
    expect((await compute()).data.qrcodeUrl).toBe("");
  });

  it("accepts the inscription as text or number, and applies the price level", async () => {
    expect((await compute({ extra: '{"inscription":0,"else":[1]}' })).data.price).toBe("154.50");
    await changeGame({ pricePercent: 120 });
    expect((await compute()).data.price).toBe("123.60");
  });

  it.each([
    ["a target that is the start", { target_id: 50302 }, 60400],
    ["a target below the start", { target_id: 50301 }, 60400],
    ["the same rank under its other id", { start_id: 50205, target_id: 50300 }, 60400],
    ["a tier", { start_id: 5 }, 60401],
    ["an unknown rank", { target_id: 99999 }, 60401],
    ["a platform", { partition_id: 1 }, 60402],
    ["another game", { game_id: 1 }, 60404],
    ["another kind of boost", { ringer_type: 2 }, 10400],
    ["no inscription", { extra: "{}" }, 10400],
    ["an inscription beyond the game's", { extra: '{"inscription":151}' }, 10400],
    ["a fractional inscription", { extra: '{"inscription":"1.5"}' }, 10400],
    ["an extra that is not JSON", { extra: "150" }, 10400],
  ])("refuses %s", async (_, more, code) => {
    const answer = await compute(more);
    expect(answer.code).toBe(code);
    expect(answer.msg).toMatch(/\p{Script=Han}/u);
  });
});

describe("an order", () => {
  it("is paid at the cashier, accepted, boosted star by star, and done", async () => {
    const { code, data } = await build();
    expect(code).toBe(0);
    expect(data).toMatchObject({ status: "pending", price: BOOST_PRICE, pay_count_down: 900 });
    expect(data.order_num).toMatch(/^7\d{22}$/);
    expect(data.qrcode).toContain(`${CASHIER_URL}?`);

    expect(await pay(data.order_num)).toMatchObject({ result: "applied" });
    expect(await pay(data.order_num)).toMatchObject({ result: "repeated" });
    expect(await read(data.order_num)).toMatchObject({ status: "waiting", booster: null });
    await test.clock.advance(38);
    await runBoosterJobs(test.deps);
    expect((await read(data.order_num)).status).toBe("waiting");
    const online = async () => (await compute()).data.online_ranger;
    const before = await online();
    await test.clock.advance(62);
    await runBoosterJobs(test.deps);
    expect(await online()).toBe(before - 1);
    const accepted = await read(data.order_num);
    expect(accepted).toMatchObject({ status: "accepted", stars_won: 0 });
    expect(accepted.booster?.nickname).toMatch(/\S/);
    expect(accepted.reported).toBeNull();
    await test.clock.advance(7 * 1800);
    expect(await read(data.order_num)).toMatchObject({ stars_won: 0, reported: null });
    await runBoosterJobs(test.deps);
    expect(await read(data.order_num)).toMatchObject({
      stars_won: 7,
      reported: { by: accepted.booster?.nickname, at: test.clock.now().toISOString() },
    });
    await test.clock.advance(7 * 1800);
    await runBoosterJobs(test.deps);
    expect(await read(data.order_num)).toMatchObject({ status: "done", stars_won: 14 });
    expect(await online()).toBe(before);
  });

  it("is created once per request id, which cannot be reused for other content", async () => {
    const request_id = "the-same-request";
    const answers = await Promise.all([build({ request_id }), build({ request_id })]);
    expect(new Set(answers.map(({ data }) => data.order_num)).size).toBe(1);
    expect((await build({ request_id, target_id: 60102 })).code).toBe(30413);
    expect((await build({ request_id }, await test.tokenOf(OTHER))).data.order_num).not.toBe(
      answers[0].data.order_num,
    );
  });

  it("is refused at an outdated price and without a login", async () => {
    expect(await build({ expected_price: "102.90" })).toMatchObject({ status: 409, code: 30418 });
    await changeGame({ pricePercent: 90 });
    expect((await build()).code).toBe(30418);
    expect((await build({ pay_type: 5 })).code).toBe(30416);
    expect((await build({ target_id: 50301 })).code).toBe(60400);
    expect((await build({}, "")).code).toBe(50000);
    expect(await test.deps.db.$count(boostOrders)).toBe(0);
  });

  it("is paid from the balance immediately, and refused when the balance is short", async () => {
    expect((await build({ pay_type: 0 })).data).toMatchObject({ status: "waiting", qrcode: "" });
    expect(await balance(BUYER)).toBe(100_000 - 10_300);
    expect((await build({ pay_type: 0 }, await test.tokenOf(OTHER))).code).toBe(30414);
    expect(await test.deps.db.$count(boostOrders)).toBe(1);
  });

  describe("whose target is reached", () => {
    const receive = async (order_num: string, userId = BUYER) =>
      test.request("orderReceive", { order_num }, { token: await test.tokenOf(userId, 1) });
    const later = async (hours: number) => {
      await test.clock.advance(hours * 3600);
      await runBoosterJobs(test.deps);
    };
    const done = async () => {
      const order_num = await paidOrder();
      await later(1);
      await later(24);
      expect((await read(order_num)).status).toBe("done");
      return order_num;
    };

    it("is completed by its buyer only, and not before it is reached", async () => {
      const early = await paidOrder();
      expect(await receive(early)).toMatchObject({ code: 30412, msg: "还没有到达目标段位" });
      const order_num = await done();
      expect((await receive(order_num, OTHER)).code).toBe(30404);
      const answer = { order_num, state: "completed" };
      expect((await receive(order_num)).data).toEqual(answer);
      expect((await receive(order_num)).data).toEqual(answer);
      expect((await read(order_num)).status).toBe("completed");
      expect((await cancel(order_num)).code).toBe(60409);
    });

    it("is completed automatically when the time to object is over", async () => {
      const order_num = await done();
      // The target was reached 18 hours ago.
      await later(53);
      expect((await read(order_num)).status).toBe("done");
      await later(2);
      expect((await read(order_num)).status).toBe("completed");
    });
  });

  it("is refunded in full when it is not accepted in time", async () => {
    const { deps } = test;
    const before = await balance(BUYER);
    const { order_num } = (await build({ pay_type: 0 })).data;
    await test.clock.advance(23 * 3600);
    await sweepBoosts(deps);
    expect((await read(order_num)).status).toBe("waiting");
    await test.clock.advance(3600);
    await sweepBoosts(deps);
    expect((await read(order_num)).status).toBe("refunded");
    expect(await balance(BUYER)).toBe(before);
  });

  it("expires unpaid, and a late payment still counts", async () => {
    const { order_num } = (await build()).data;
    await test.clock.advance(900);
    expect(await read(order_num)).toMatchObject({ status: "pending", checking: true });
    const ofOrder = eq(paymentTrades.orderNum, order_num);
    await test.deps.db.update(paymentTrades).set({ state: "closed" }).where(ofOrder);
    expect((await read(order_num)).status).toBe("expired");
    await runBoosterJobs(test.deps);
    expect((await cancel(order_num)).code).toBe(30412);
    expect(await pay(order_num)).toMatchObject({ result: "applied" });
    expect((await read(order_num)).status).toBe("waiting");
  });

  it("is not paid by a wrong amount", async () => {
    const { order_num } = (await build()).data;
    expect(await pay(order_num, "1.00")).toMatchObject({ http: 403, result: null });
    expect((await read(order_num)).status).toBe("pending");
    const callbacks = await test.deps.db.select().from(paymentNotices);
    expect(callbacks.map(({ result }) => result)).toEqual(["wrong_amount"]);
  });

  it("can be read and canceled by its buyer only", async () => {
    const order_num = await paidOrder();
    const stranger = await test.tokenOf(OTHER);
    const seen = await test.request("boostOrder", { order_num }, { token: stranger });
    expect(seen.code).toBe(30404);
    expect((await cancel(order_num, stranger)).code).toBe(30404);
  });
});

describe("未接单，随时退", () => {
  it("refunds the full amount to the balance, once", async () => {
    const order_num = await paidOrder({ pay_type: 0 });
    expect((await cancel(order_num)).data.status).toBe("refunded");
    expect((await cancel(order_num)).data.status).toBe("refunded");
    expect(await balance(BUYER)).toBe(100_000);
  });

  it("refunds through the payment provider once the provider has confirmed", async () => {
    const order_num = await paidOrder();
    expect((await cancel(order_num)).data.status).toBe("refund_due");
    expect(await pay(order_num)).toMatchObject({ result: "repeated" });
    await sweepRefunds(test.deps);
    expect(await read(order_num)).toMatchObject({ status: "refunded", booster: null });
  });

  it("is refused once a booster has accepted, and for an unpaid order", async () => {
    const order_num = await paidOrder();
    await test.clock.advance(100);
    await runBoosterJobs(test.deps);
    expect(await cancel(order_num)).toMatchObject({ status: 409, code: 60409 });
    expect((await cancel((await build()).data.order_num)).code).toBe(30412);
  });
});

describe("recently_sold", () => {
  it("shows paid orders, newest first, without the buyer's identity", async () => {
    await build();
    expect(await sold()).toEqual([]);
    await paidOrder();
    await test.clock.advance(5);
    await paidOrder({ start_id: 50101, expected_price: "180.00" });
    const list = await sold();
    expect(list.map(({ order_ringer }) => order_ringer.start_level_name)).toEqual([
      "钻石Ⅴ 1星",
      "钻石Ⅲ 2星",
    ]);
    expect(list[1]).toMatchObject({ pay_price: BOOST_PRICE, time: "2026-03-01T10:00:00.000Z" });
    expect(Object.keys(list[0]?.buyer ?? {})).toEqual(["head_img_url"]);
  });

  it("drops an order that was refunded", async () => {
    const order_num = await paidOrder();
    expect(await sold()).toHaveLength(1);
    await cancel(order_num);
    expect(await sold()).toEqual([]);
  });
});
