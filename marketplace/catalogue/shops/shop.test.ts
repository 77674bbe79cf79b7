import { SHOP_SORTS } from "@storefront/contract/discovery/shop-sorts";
import { SELLER } from "@storefront/testbed/marketplace/fixed-listings";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { envelopes, goods, subscriptions, userEnvelopes } from "../../database/schema";

const BUYER = 1;
const OTHER = 2;
/** The gift for following the seller of 1001. */
const GIFT = 4;

const test = useTestApp();

const shop = async (user_id: number, userId?: number) =>
  test.request("shop", { user_id }, userId ? { token: await test.tokenOf(userId) } : {});
const follow = async (userId: number, user_id: number = SELLER.official, action = 1) =>
  test.request("subscribe", { user_id, action }, { token: await test.tokenOf(userId) });

describe("a shop", () => {
  it("has its seller's profile, followers and the gift for following", async () => {
    const { data } = await shop(SELLER.official);
    expect(data).toMatchObject({
      user_id: SELLER.official,
      nickname: "曜日官方合作店",
      official_user: 1,
      subscribe_user: 0,
      subscribe_gift_envelope: { envelope_id: GIFT, had_received: 0 },
    });
    expect(data.subscribe_quantity).toBeGreaterThan(0);
    expect(data).not.toHaveProperty("seller_recommend");
  });

  it("is found by the home_page_api of a goods page", async () => {
    const { data } = await test.request("goodsDetail", { goods_id: 1001 });
    const answer = await test.send(data.home_page_api);
    expect(answer.data).toMatchObject({ user_id: data.user_id, nickname: data.user.nickname });
  });

  it("that does not exist is not found by any call", async () => {
    expect((await shop(99)).code).toBe(20405);
    expect((await test.request("shopGoods", { user_id: 99 })).code).toBe(20405);
    expect((await follow(OTHER, 99)).code).toBe(20405);
  });
});

describe("following", () => {
  it("counts a follower once for repeated requests, and gives the gift once ever", async () => {
    const before = (await shop(SELLER.official)).data.subscribe_quantity;
    const answers = await Promise.all([follow(BUYER), follow(BUYER), follow(BUYER), follow(OTHER)]);
    expect(answers.every((answer) => answer.data.subscribe_user === 1)).toBe(true);
    expect(answers.filter((answer) => answer.data.expire_text !== "")).toHaveLength(2);
    expect((await shop(SELLER.official, OTHER)).data).toMatchObject({
      subscribe_user: 1,
      subscribe_quantity: before + 2,
      subscribe_gift_envelope: { had_received: 1 },
    });
    expect((await follow(BUYER, SELLER.official, 2)).data).toEqual({
      subscribe_user: 0,
      subscribe_quantity: before + 1,
      expire_text: "",
    });
    await follow(BUYER, SELLER.official, 2);
    expect((await follow(BUYER)).data).toMatchObject({ subscribe_user: 1, expire_text: "" });
    expect(await test.deps.db.$count(userEnvelopes, eq(userEnvelopes.envelopeId, GIFT))).toBe(2);
  });

  it("works without a gift when none is left or the shop has none", async () => {
    const { db } = test.deps;
    await db.update(envelopes).set({ total: 1, claimed: 1 }).where(eq(envelopes.id, GIFT));
    expect((await shop(SELLER.official, OTHER)).data.subscribe_gift_envelope).toBeNull();
    expect((await follow(OTHER)).data).toMatchObject({ subscribe_user: 1, expire_text: "" });
    expect(await db.$count(userEnvelopes, eq(userEnvelopes.envelopeId, GIFT))).toBe(0);
    expect((await follow(OTHER, SELLER.newcomer)).data).toMatchObject({ expire_text: "" });
  });

  it("happens on claiming the gift on a goods page, unless the gift is gone", async () => {
    const token = await test.tokenOf(OTHER);
    const claim = () =>
      test.request("receiveEnvelope", { envelope_id: GIFT, goods_id: 1001 }, { token });
    await test.deps.db
      .update(envelopes)
      .set({ total: 1, claimed: 1 })
      .where(eq(envelopes.id, GIFT));
    expect((await claim()).code).toBe(30411);
    expect(await test.deps.db.$count(subscriptions)).toBe(0);
    await test.deps.db.update(envelopes).set({ total: 2 }).where(eq(envelopes.id, GIFT));
    expect((await claim()).code).toBe(0);
    expect((await shop(SELLER.official, OTHER)).data.subscribe_user).toBe(1);
    expect((await claim()).code).toBe(30419);
  });

  it("reads its payload from the query, and requires a login and an action of 1 or 2", async () => {
    const headers = { Authorization: await test.tokenOf(OTHER) };
    const path = `/v1/user/subscribe?user_id=${SELLER.cards}`;
    const answer = await test.send(path, { method: "POST", headers });
    expect(answer).toMatchObject({ code: 0, data: { subscribe_user: 1 } });
    expect((await test.request("subscribe", { user_id: SELLER.cards })).code).toBe(50000);
    expect(await follow(OTHER, SELLER.cards, 0)).toMatchObject({ msg: "action：只能是 1 或 2" });
  });
});

describe("the goods of a shop", () => {
  /** Inserts 30 listings with repeated prices and sales, so that the id has to break ties. */
  async function fill(): Promise<void> {
    const [model] = await test.deps.db.select().from(goods).where(eq(goods.id, 1010));
    if (!model) throw new Error("the seed has no 1010");
    const { id: _, ...rest } = model;
    await test.deps.db.insert(goods).values(
      Array.from({ length: 30 }, (_unused, index) => ({
        ...rest,
        sellerId: SELLER.newcomer,
        name: `商品 ${index}`,
        priceFen: 100 * ((index % 4) + 1),
        activityPriceFen: 0,
        originPriceFen: 1_000,
        sale: index % 5,
        createdAt: new Date(rest.createdAt.getTime() + (index % 3) * 1000),
      })),
    );
  }

  it.each(SHOP_SORTS)("are paginated in the order %s, each exactly once", async (sort) => {
    await fill();
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        test.request("shopGoods", { user_id: SELLER.newcomer, page, sort }),
      ),
    );
    const list = pages.flatMap(({ data }) => data.list);
    const { total, page_size } = pages[0]?.data ?? { total: 0, page_size: 0 };
    expect([total, page_size]).toEqual([list.length, 12]);
    expect(pages.map(({ data }) => data.list.length)).toEqual([12, 12, total - 24, 0]);
    expect(new Set(list.map((item) => item.goods_id)).size).toBe(total);
    const sortKey = {
      default: (item: (typeof list)[number]) => (item.stock > 0 ? -1 : 0),
      sales: (item: (typeof list)[number]) => -item.sale,
      price_asc: (item: (typeof list)[number]) => Number(item.now_price),
      price_desc: (item: (typeof list)[number]) => -Number(item.now_price),
      newest: () => 0,
    }[sort];
    expect(list.map(sortKey)).toEqual(list.map(sortKey).sort((a, b) => a - b));
  });

  it("leave out removed goods and those hidden on the desktop", async () => {
    const count = async () =>
      (await test.request("shopGoods", { user_id: SELLER.official })).data.total;
    const before = await count();
    expect(before).toBe((await shop(SELLER.official)).data.total_selling_goods);
    await test.deps.db.update(goods).set({ removedAt: new Date() }).where(eq(goods.id, 1001));
    expect(await count()).toBe(before - 1);
    await test.deps.db
      .update(goods)
      .set({ tradeTypeId: 8, removedAt: null })
      .where(eq(goods.id, 1001));
    expect(await count()).toBe(before - 1);
  });

  it("cannot be sorted by an unknown order", async () => {
    const answer = await test.send(`/v1/user/goods_list?user_id=3002&sort=id;drop`);
    expect(answer).toMatchObject({ status: 400, code: 10400 });
    expect(answer.msg).toContain("不支持的排序");
  });
});
