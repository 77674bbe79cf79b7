import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { collects, envelopes, goods, userEnvelopes } from "../../database/schema";

const BUYER = 1;
const OTHER = 2;

const test = useTestApp();

const detail = async (goods_id: number, more = {}, token?: string) =>
  test.request("goodsDetail", { goods_id, ...more }, token === undefined ? {} : { token });

describe("collecting", () => {
  const collect = async (userId: number, action: number) =>
    test.request("collectGoods", { goods_id: 1001, action }, { token: await test.tokenOf(userId) });

  it("counts a collector once for repeated requests", async () => {
    const { collect_quantity: before, want_count: wanted } = (await detail(1001)).data;
    await Promise.all([collect(BUYER, 1), collect(BUYER, 1), collect(BUYER, 1), collect(OTHER, 1)]);
    expect((await collect(BUYER, 1)).data).toEqual({
      collect_goods: 1,
      collect_quantity: before + 2,
      want_count: wanted + 2,
    });
    await collect(BUYER, 2);
    expect((await collect(BUYER, 2)).data).toEqual({
      collect_goods: 0,
      collect_quantity: before + 1,
      want_count: wanted + 1,
    });
  });

  it("is shown to its owner only", async () => {
    await collect(BUYER, 1);
    const own = await detail(1001, {}, await test.tokenOf(BUYER));
    const other = await detail(1001, {}, await test.tokenOf(OTHER));
    expect(own.data.collect_goods).toBe(1);
    expect(other.data.collect_goods).toBe(0);
    expect((await detail(1001)).data.collect_goods).toBe(0);
  });

  it("needs a login, goods, and an action of 1 or 2", async () => {
    const token = await test.tokenOf(BUYER);
    expect((await test.request("collectGoods", { goods_id: 1001, action: 1 })).code).toBe(50000);
    const refused = await test.request("collectGoods", { goods_id: 1001, action: 0 }, { token });
    expect(refused).toMatchObject({ code: 10400, msg: "action：只能是 1 或 2" });
    const unknown = await test.request("collectGoods", { goods_id: 9, action: 1 }, { token });
    expect(unknown.code).toBe(20404);
  });
});

describe("favourites", () => {
  const collect = async (userId: number, goods_id: number, action = 1) =>
    test.request("collectGoods", { goods_id, action }, { token: await test.tokenOf(userId) });
  const favourites = async (userId: number) => {
    const token = await test.tokenOf(userId);
    const { data } = await test.request("favourites", {}, { token });
    return { ids: data.list.map(({ goods_id }) => goods_id), total: data.total };
  };

  it("lists a user's own collected goods, newest first", async () => {
    await collect(BUYER, 1001);
    await test.clock.advance(1);
    await collect(BUYER, 1003);
    expect(await favourites(BUYER)).toEqual({ ids: [1003, 1001], total: 2 });
    expect(await favourites(OTHER)).toEqual({ ids: [], total: 0 });
    await collect(BUYER, 1003, 2);
    expect(await favourites(BUYER)).toEqual({ ids: [1001], total: 1 });
    expect((await test.request("favourites", {})).code).toBe(50000);
  });

  it("shows the price at the time of collecting beside today's", async () => {
    await collect(BUYER, 1011);
    await test.deps.db.update(goods).set({ priceFen: 400 }).where(eq(goods.id, 1011));
    const { data } = await test.request("favourites", {}, { token: await test.tokenOf(BUYER) });
    expect(data.list).toMatchObject([{ collected_price: "5.00", now_price: "4.00" }]);
    await test.deps.db.update(collects).set({ priceFen: null });
    const old = await test.request("favourites", {}, { token: await test.tokenOf(BUYER) });
    expect(old.data.list).toMatchObject([{ collected_price: null }]);
  });

  it("returns an empty page beyond the last one", async () => {
    await collect(BUYER, 1001);
    const token = await test.tokenOf(BUYER);
    const { code, data } = await test.request("favourites", { page: 100 }, { token });
    expect([code, data]).toEqual([0, { list: [], total: 1 }]);
  });

  it("leaves out removed goods", async () => {
    await collect(BUYER, 1001);
    await collect(BUYER, 1003);
    await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, 1001));
    expect(await favourites(BUYER)).toEqual({ ids: [1003], total: 1 });
  });
});

describe("a user's coupons", () => {
  const couponsOf = async (userId: number) =>
    (await test.request("ownEnvelopes", {}, { token: await test.tokenOf(userId) })).data.list;

  it("are listed with their state, to their owner only", async () => {
    const list = await couponsOf(BUYER);
    expect(list.find(({ user_envelope_id }) => user_envelope_id === 1)).toMatchObject({
      state: "usable",
      envelopes: { reduce_num: "10.00" },
      use_end_time_text: expect.stringContaining("有效期至"),
    });
    await test.deps.db.update(userEnvelopes).set({ status: "held" }).where(eq(userEnvelopes.id, 1));
    await test.deps.db
      .update(userEnvelopes)
      .set({ expiresAt: test.clock.now() })
      .where(eq(userEnvelopes.id, 2));
    const states = new Map(
      (await couponsOf(BUYER)).map((each) => [each.user_envelope_id, each.state]),
    );
    expect([states.get(1), states.get(2)]).toEqual(["held", "expired"]);
    expect(await couponsOf(OTHER)).toEqual([]);
    expect((await test.request("ownEnvelopes", {})).code).toBe(50000);
  });
});

describe("sharing", () => {
  const proxy = {
    "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
    "X-Site": "mima.localhost",
    "X-Site-Origin": "http://mima.localhost:3000",
  };

  it("links to the visitor's brand host, without a promoter when not logged in", async () => {
    const { data } = await test.request("shareGoods", { goods_id: 1001 }, { headers: proxy });
    expect(data.link).toBe("http://mima.localhost:3000/goodsDetails?goodsId=1001");
  });

  it("names the promoter, with a signature per promoter and goods", async () => {
    const link = async (userId: number, goods_id: number) => {
      const token = await test.tokenOf(userId);
      return new URL((await test.request("shareGoods", { goods_id }, { token })).data.link);
    };
    const url = await link(BUYER, 1001);
    expect(url.href.startsWith(`${test.deps.config.mobileSiteUrl}goodsDetails?goodsId=1001&`)).toBe(
      true,
    );
    expect(url.searchParams.get("promotion_user_id")).toBe("1");
    const signs = [
      url,
      await link(OTHER, 1001),
      await link(BUYER, 1002),
      await link(BUYER, 1001),
    ].map((each) => each.searchParams.get("sign"));
    expect(signs[0]).toMatch(/^[\w-]{32}$/);
    expect(new Set(signs).size).toBe(3);
    expect(signs[3]).toBe(signs[0]);
  });

  it("ignores an invalid origin", async () => {
    const headers = { ...proxy, "X-Site-Origin": "http://mima.localhost:99999" };
    const { code, data } = await test.request("shareGoods", { goods_id: 1001 }, { headers });
    expect(code).toBe(0);
    expect(data.link.startsWith(test.deps.config.mobileSiteUrl)).toBe(true);
  });

  it("trusts only the proxy for the host", async () => {
    const headers = { ...proxy, "X-Internal-Secret": "guessed" };
    const { data } = await test.request("shareGoods", { goods_id: 1001 }, { headers });
    expect(data.link).not.toContain("mima.localhost");
  });
});

describe("claiming a coupon", () => {
  const receive = async (userId: number, envelope_id: number, goods_id = 1001) =>
    test.request(
      "receiveEnvelope",
      { envelope_id, goods_id },
      { token: await test.tokenOf(userId) },
    );
  const claimed = async (id: number) => {
    const [row] = await test.deps.db.select().from(envelopes).where(eq(envelopes.id, id));
    return row?.claimed;
  };
  const [FIRST, GIFT, HIDDEN, ELSEWHERE] = [1, 4, 5, 12];

  it("returns the coupon's expiry", async () => {
    const before = await claimed(FIRST);
    const answer = await receive(OTHER, FIRST);
    expect(answer).toMatchObject({
      code: 0,
      data: { expire_text: expect.stringMatching(/^有效期至 \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/) },
    });
    expect(await claimed(FIRST)).toBe((before ?? 0) + 1);
  });

  it("gives each buyer one, also for concurrent requests", async () => {
    const answers = await Promise.all([receive(OTHER, FIRST), receive(OTHER, FIRST)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 30419]);
    const mine = await test.deps.db.$count(userEnvelopes, eq(userEnvelopes.userId, OTHER));
    expect(mine).toBe(1);
  });

  it("gives no more than there are", async () => {
    await test.deps.db
      .update(envelopes)
      .set({ total: 1, claimed: 0 })
      .where(eq(envelopes.id, FIRST));
    const answers = await Promise.all([receive(BUYER, FIRST), receive(OTHER, FIRST)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 30411]);
    expect(await claimed(FIRST)).toBe(1);
    expect(await test.deps.db.$count(userEnvelopes, eq(userEnvelopes.envelopeId, FIRST))).toBe(1);
  });

  it("gives the gift for following the seller", async () => {
    expect((await receive(OTHER, GIFT)).code).toBe(0);
    const { data } = await detail(1001, {}, await test.tokenOf(OTHER));
    expect(data.subscribe_gift_envelope).toMatchObject({ envelope_id: GIFT, had_received: 1 });
  });

  it.each([
    ["is not offered", HIDDEN],
    ["belongs to another seller", ELSEWHERE],
    ["does not exist", 99_999],
  ])("refuses a coupon that %s", async (_, envelopeId) => {
    expect(await receive(OTHER, envelopeId)).toMatchObject({ status: 409, code: 30411 });
  });

  it("needs a login and goods", async () => {
    const payload = { envelope_id: FIRST, goods_id: 1001 };
    expect((await test.request("receiveEnvelope", payload)).code).toBe(50000);
    expect((await receive(OTHER, FIRST, 99_999)).code).toBe(20404);
  });
});
