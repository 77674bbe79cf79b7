import { insertReviews } from "@storefront/sandbox/sample-catalog/insert-reviews";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, gt } from "drizzle-orm";
import { boosters, comments, goods, sellers } from "../database/schema";

const test = useTestApp({ mobileSiteUrl: "https://m.example.com/" });

describe("app info", () => {
  it("returns links to the mobile site for QR codes, and the number of online boosters", async () => {
    await test.deps.db.update(boosters).set({ online: false }).where(gt(boosters.id, 5));
    await test.deps.db.update(boosters).set({ verified: false }).where(eq(boosters.id, 5));
    expect((await test.request("home", {})).data).toEqual({
      qr_code: { download_url: "https://m.example.com/download" },
      data: {
        ios_download_url: "https://m.example.com/download?os=ios",
        android_download_url: "https://m.example.com/download?os=android",
      },
      online_ranger: 4,
      booster_accept_s: null,
      sellers: expect.any(Array),
    });
  });
});

describe("shops of the home page", () => {
  const shops = async () => (await test.request("home", {})).data.sellers;
  const sellerWith = async (goodsIds: number[]) => {
    const [made] = await test.deps.db
      .insert(sellers)
      .values({
        nickname: "新店",
        headImgUrl: "",
        authIdentity: 1,
        profile: "",
        totalSale: 2_000_000,
      })
      .returning();
    const sellerId = made?.id ?? 0;
    for (const id of goodsIds)
      await test.deps.db.update(goods).set({ sellerId }).where(eq(goods.id, id));
    return sellerId;
  };

  const reviewed = (goodsIds: number[]) =>
    insertReviews(
      test.deps.db,
      goodsIds.map((goodsId) => ({
        ...{ goodsId, nickname: "晚风", score: 5, content: "秒到", at: test.clock.now() },
      })),
    );

  it("are the best sellers, each with three goods and a good review of one of its goods", async () => {
    const sellerId = await sellerWith([1001, 1003, 1009]);
    await reviewed([1001, 1010, 1014]);
    const list = await shops();
    expect(list[0]?.user_id).toBe(sellerId);
    expect(list.length).toBeLessThanOrEqual(5);
    expect(list.map((shop) => shop.total_sale)).toEqual(
      list.map((shop) => shop.total_sale).sort((a, b) => b - a),
    );
    for (const shop of list) {
      expect(shop.seller_recommend).toHaveLength(3);
      expect(shop.testimonial.score).toBeGreaterThanOrEqual(4);
      const [about] = await test.deps.db
        .select()
        .from(goods)
        .where(eq(goods.id, shop.testimonial.goods_id));
      expect([about?.sellerId, about?.name]).toEqual([shop.user_id, shop.testimonial.goods_name]);
    }
  });

  it("counts each reviewing buyer once", async () => {
    await sellerWith([1001, 1003, 1009]);
    await reviewed([1009]);
    const before = (await shops())[0]?.total_reviewers ?? 0;
    const review = { nickname: "回头客", score: 3, content: "还行", at: test.clock.now() };
    await insertReviews(test.deps.db, [
      { ...review, goodsId: 1001 },
      { ...review, goodsId: 1003 },
    ]);
    expect((await shops())[0]?.total_reviewers).toBe(before + 1);
  });

  it("leaves out sellers with fewer than three goods for sale or without a good review", async () => {
    await reviewed([1001, 1009]);
    const two = await sellerWith([1001, 1003]);
    expect((await shops()).map((shop) => shop.user_id)).not.toContain(two);
    const poor = await sellerWith([1001, 1003, 1009]);
    await test.deps.db.update(comments).set({ score: 3 });
    expect((await shops()).map((shop) => shop.user_id)).not.toContain(poor);
    await test.deps.db.update(comments).set({ score: 5 });
    expect((await shops()).map((shop) => shop.user_id)).toContain(poor);
    await test.deps.db
      .update(comments)
      .set({ hiddenAt: test.clock.now(), hiddenReason: "广告", hiddenBy: "lin" });
    expect((await shops()).map((shop) => shop.user_id)).not.toContain(poor);
    await test.deps.db.update(comments).set({ hiddenAt: null, hiddenReason: null, hiddenBy: null });
    await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, 1003));
    expect((await shops()).map((shop) => shop.user_id)).not.toContain(poor);
  });
});
