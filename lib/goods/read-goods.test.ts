import fc from "fast-check";
import { readGoodsDetail } from "./read-goods";
import { SAMPLE_DETAIL, sampleGoods } from "./testing/goods-sample";

describe("readGoodsDetail", () => {
  test("reads an answer that keeps the contract", () => {
    const goods = sampleGoods();
    expect(goods).toMatchObject({
      name: "曜日战歌 点券充值卡密",
      automaticDelivery: true,
      refundable: true,
      collects: 3207,
      firstBuyFen: 300,
      shareRewardFen: 150,
      commentTotal: 2,
      descriptionHtml: ["点券兑换码", "<h3>怎么兑换</h3>"],
      trade: { afterDiscountFen: 2800, normalFen: 2800, groupFen: 2380, stock: 60 },
    });
    expect(goods.comments[0]).toMatchObject({ date: "2026-11-20", avatar: null });
    expect(goods.seller).toMatchObject({ score: 4.8, verified: true, sold: 52907 });
  });

  test.each([null, undefined, "goods", 7, [], {}, { goods_id: 0 }, { goods_id: "x" }])(
    "returns null for %p",
    (data) => expect(readGoodsDetail(data)).toBeNull(),
  );

  test("reads an answer with nothing but a goods id", () => {
    expect(readGoodsDetail({ goods_id: 5 })).toMatchObject({
      name: "商品 5",
      pictures: [],
      comments: [],
      seller: { nickname: "匿名卖家", recommended: [] },
    });
  });

  test("accepts any field missing, null or of another type", () => {
    const fields = Object.keys(SAMPLE_DETAIL).filter((name) => name !== "goods_id");
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), (broken) => {
        const goods = readGoodsDetail({ ...SAMPLE_DETAIL, ...broken });
        expect(goods?.trade.goodsId).toBe(1001);
        expect(JSON.stringify(goods)).not.toContain("undefined");
      }),
    );
  });

  test("reads money as numbers, 500 specs and 40 pictures", () => {
    const specs = Array.from({ length: 500 }, (_, index) => ({
      goods_spec_id: index + 1,
      spec_name: `${index + 1} 区`,
      spec_price: index + 0.5,
      spec_stock: index,
    }));
    const goods_media = Array.from({ length: 40 }, (_, index) => ({
      media_type: 1,
      url: `/media/goods/1001-${index}.webp`,
    }));
    const goods = sampleGoods({ specs, goods_media, normal_price: 128.5 });
    expect(goods.trade.specs).toHaveLength(500);
    expect(goods.trade.specs[7]).toMatchObject({ id: 8, priceFen: 750, stock: 7 });
    expect(goods.pictures).toHaveLength(40);
    expect(goods.trade.normalFen).toBe(12_850);
  });

  test("leaves out a spec without an id, or with a duplicate one", () => {
    const specs = [{ goods_spec_id: 3 }, { goods_spec_id: 3 }, { goods_spec_id: 0 }, null];
    expect(sampleGoods({ specs }).trade.specs.map((spec) => spec.id)).toEqual([3]);
  });

  test("removes duplicates, except of reviews", () => {
    const twice = (item: unknown) => [item, item];
    const goods = sampleGoods({
      goods_media: twice({ media_type: 1, url: "/media/a.webp" }),
      attrs: twice({ content: "一", color: "" }),
      attributes: twice({ title: "一", data: ["二", "二"] }),
      process: twice({ name: "一", brief: "" }),
      guarantee: twice({ name: "一", brief: "" }),
      comments: { total: 2, list: twice({ content: "好", score: 5 }) },
      goods_desc: "<p>一</p>",
      desc_description: "<p>一</p>",
    });
    expect(goods.pictures).toHaveLength(1);
    expect(goods.tags).toHaveLength(1);
    expect(goods.parameters).toEqual([{ title: "一", values: ["二"] }]);
    expect(goods.process).toHaveLength(1);
    expect(goods.guarantee).toHaveLength(1);
    expect(goods.descriptionHtml).toEqual(["<p>一</p>"]);
    expect(goods.comments.map((comment) => comment.id)).toEqual([1, 2]);
  });

  test("leaves out addresses that a page must not load", () => {
    const goods_media = [
      "javascript:alert(1)",
      "http://x.example/a.png",
      "/etc/passwd",
      "/media/../v1",
    ].map((url) => ({ media_type: 1, url }));
    expect(sampleGoods({ goods_media }).pictures).toEqual([]);
  });

  test("reads what a picture shows", () => {
    const url = "/media/goods/1-1.webp";
    const goods_media = [{ media_type: 1, url, alt: "皮肤 142 款" }];
    expect(sampleGoods({ goods_media }).pictures).toEqual([
      { kind: "image", url, alt: "皮肤 142 款" },
    ]);
  });

  test("leaves out an invalid color", () => {
    const attrs = [{ content: "一", color: "red;background:url(x)" }, { content: "" }];
    expect(sampleGoods({ attrs }).tags).toEqual([{ text: "一", color: null }]);
  });

  test("reads deposit and minimum hours of rentals only", () => {
    const rent_option = { deposit: "100.00", least_time: 2 };
    expect(sampleGoods({ rent_option }).rent).toBeNull();
    expect(sampleGoods({ rent_option, trade_type_id: 3 }).rent).toEqual({
      depositFen: 10_000,
      leastHours: 2,
    });
  });
});
