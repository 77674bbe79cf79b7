import { goodsDetail } from "@storefront/contract/listing/goods";
import { yuanToFen } from "@storefront/contract/money";
import { insertReviews } from "@storefront/sandbox/sample-catalog/insert-reviews";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { comments, envelopes, goods, stock } from "../../database/schema";

const OTHER = 2;

const test = useTestApp();

const detail = async (goods_id: number, more = {}, token?: string) =>
  test.request("goodsDetail", { goods_id, ...more }, token === undefined ? {} : { token });

const CASES = Array.from({ length: 16 }, (_, index) => 1001 + index);

describe("goods detail", () => {
  it.each(CASES)("answers %i according to the contract", async (goodsId) => {
    const { code, data } = await detail(goodsId);
    expect(code).toBe(0);
    expect(goodsDetail.strict().parse(data)).toEqual(data);
    expect(data.goods_id).toBe(goodsId);
  });

  it("shows the prices of the cheapest spec and adds up the stock", async () => {
    const { data } = await detail(1001);
    const units = data.specs.map((spec) =>
      Number(yuanToFen(spec.activity_price) || yuanToFen(spec.spec_price)),
    );
    expect(data.specs.length).toBeGreaterThan(1);
    expect(yuanToFen(data.price_after_discount)).toBe(Math.min(...units));
    expect(data.stock).toBe(data.specs.reduce((sum, spec) => sum + spec.spec_stock, 0));
    expect(data.specs_type).toBe(2);
    expect(data.delivery_type).toBe(2);
  });

  it("sorts the promotions by kind, with amounts in yuan", async () => {
    const { data } = await detail(1001);
    const of = (type: number) =>
      data.discountList.filter((each) => each.discount_type === type).map((each) => each.describe);
    expect(data.discounts).toEqual({ cut: of(1), sent: of(2), discount: of(3) });
    for (const each of data.discountList) {
      expect(each.condition_num).toMatch(each.condition_type === 1 ? /^\d+\.\d{2}$/ : /^\d+$/);
    }
    expect(of(1).length * of(2).length * of(3).length).toBeGreaterThan(0);
  });

  it("shows received coupons to their owner only", async () => {
    const claimable = (await detail(1001)).data;
    expect(claimable.envelopes.length).toBeGreaterThan(0);
    expect(claimable.envelopes.every((each) => each.had_received === 0)).toBe(true);
    expect(claimable.subscribe_gift_envelope).toMatchObject({ had_received: 0 });

    const [first] = claimable.envelopes;
    const token = await test.tokenOf(OTHER);
    const envelope_id = first?.envelope_id ?? 0;
    await test.request("receiveEnvelope", { envelope_id, goods_id: 1001 }, { token });
    const received = (await detail(1001, {}, token)).data.envelopes;
    expect(received.find((each) => each.envelope_id === envelope_id)?.had_received).toBe(1);
  });

  it("shows an exhausted coupon only to buyers who have claimed it", async () => {
    const [{ envelope_id } = { envelope_id: 0 }] = (await detail(1001)).data.envelopes;
    const token = await test.tokenOf(OTHER);
    await test.request("receiveEnvelope", { envelope_id, goods_id: 1001 }, { token });
    await test.deps.db
      .update(envelopes)
      .set({ total: 1, claimed: 1 })
      .where(eq(envelopes.id, envelope_id));
    const shown = async (token?: string) =>
      (await detail(1001, {}, token)).data.envelopes.map((each) => each.envelope_id);
    expect(await shown()).not.toContain(envelope_id);
    expect(await shown(token)).toContain(envelope_id);
  });

  it("includes the first page and the total of the reviews, and returns the others by page", async () => {
    const now = test.clock.now().getTime();
    await insertReviews(
      test.deps.db,
      Array.from({ length: 25 }, (_, index) => ({
        ...{ goodsId: 1012, nickname: "买家", score: 5, content: `第 ${index}` },
        at: new Date(now + index * 1000),
      })),
    );
    // Neither was written about an order nor is public.
    const imported = { goodsId: 1012, nickname: "买家", headImgUrl: "", score: 1, content: "差" };
    await test.deps.db.insert(comments).values({ ...imported, createdAt: new Date(now) });
    const hidden = { hiddenAt: new Date(now), hiddenReason: "广告", hiddenBy: "lin" };
    await test.deps.db.update(comments).set(hidden).where(eq(comments.content, "第 0"));
    const rows = 24;
    const { data } = await detail(1012);
    expect(data.comments.total).toBe(rows);
    expect(data.comments.list).toHaveLength(10);
    expect(data.comments.list[0]?.content).toBe("第 24");
    const page = async (number: number) =>
      (await test.request("goodsComments", { goods_id: 1012, page: number })).data;
    expect(await page(1)).toEqual(data.comments);
    expect((await page(2)).list[0]?.content).toBe("第 14");
    expect((await page(99)).list).toEqual([]);
    expect(data.comments.scores.reduce((sum, count) => sum + count, 0)).toBe(rows);
    expect((await test.request("goodsComments", { goods_id: 999_999 })).code).toBe(20404);
  });

  it("shows the seller's other goods, without removed ones and those of hidden trade types", async () => {
    const { user, user_id, home_page_api } = (await detail(1001)).data;
    expect(user.user_id).toBe(user_id);
    expect(home_page_api).toBe(`/v1/user/home_page?user_id=${user_id}`);
    const [removed] = user.seller_recommend;
    expect(removed).toBeDefined();
    await test.deps.db
      .update(goods)
      .set({ removedAt: test.clock.now() })
      .where(eq(goods.id, removed?.goods_id ?? 0));
    const after = (await detail(1001)).data.user;
    const ids = after.seller_recommend.map((each) => each.goods_id);
    expect(ids).not.toContain(removed?.goods_id);
    expect(ids).not.toContain(1001);
    expect(ids).not.toContain(1006);
    expect(ids).not.toContain(1007);
    expect(after.total_selling_goods).toBe(user.total_selling_goods - 1);
  });

  it("links to the mobile site with the promoter", async () => {
    const { mobileSiteUrl } = test.deps.config;
    expect((await detail(1001)).data.h5_qrcode_url).toBe(
      `${mobileSiteUrl}goodsDetails?goodsId=1001`,
    );
    const promoted = await detail(1001, { promotion_user_id: 7, promotion_sign: "abc" });
    expect(promoted.data.h5_qrcode_url).toBe(
      `${mobileSiteUrl}goodsDetails?goodsId=1001&promotion_user_id=7&sign=abc`,
    );
  });

  it("returns hostile text unescaped, because escaping is up to the page", async () => {
    expect((await detail(1016)).data.goods_name).toContain("<script>");
  });

  it("covers the special cases of the sample goods", async () => {
    expect((await detail(1002)).data).toMatchObject({
      goods_type: "PersonalAccount",
      specs_type: 1,
      inspection: { text: { left: expect.any(String) } },
    });
    expect((await detail(1003)).data.rent_option).toEqual({
      deposit: expect.stringMatching(/^\d+\.\d{2}$/),
      least_time: expect.any(Number),
    });
    expect((await detail(1008)).data).toMatchObject({ open_group_buy: 1, open_promotion: 1 });
    expect((await detail(1009)).data.customer_remarks.length).toBeGreaterThan(0);
    expect((await detail(1010)).data.stock).toBe(1);
    expect((await detail(1012)).data.stock).toBe(0);
    expect((await detail(1014)).data.user).toMatchObject({ self_user: 1, official_user: 1 });
    expect((await detail(1015)).data.user.auth_identity).not.toBe(1);
  });

  it("returns 404 for removed and unknown goods", async () => {
    await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, 1001));
    for (const goodsId of [1001, 999_999]) {
      expect(await detail(goodsId)).toMatchObject({ status: 404, code: 20404, data: null });
    }
  });

  it.each(["0", "-1", "1.5", "x", "2147483648"])("refuses goods_id %s", async (goodsId) => {
    const answer = await test.send(`/v1/goods/detail?goods_id=${goodsId}`);
    expect(answer).toMatchObject({ status: 400, code: 10400 });
    expect(answer.msg).toContain("goods_id");
  });

  it("returns 401 for an invalid token", async () => {
    expect(await detail(1001, {}, "A".repeat(43))).toMatchObject({ status: 401, code: 50000 });
  });

  it("reflects the stock", async () => {
    await test.deps.db.update(stock).set({ available: 0, held: 1 }).where(eq(stock.goodsId, 1010));
    expect((await detail(1010)).data.stock).toBe(0);
  });
});
