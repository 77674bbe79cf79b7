import { promises, services } from "@storefront/contract/listing/promises";
import { promotionTags } from "@storefront/contract/listing/promotions";
import { sampleGoods } from "./testing/goods-sample";

test("shows a tag for every promotion of a listing", () => {
  expect(promotionTags(sampleGoods()).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "首单 首单立减 ¥3.00",
    "满减 满 100 元减 8 元",
    "折扣 满 3 件享 95 折",
    "满赠 满 2 件赠体验卡",
    "百万计划 分享赚 ¥1.50",
  ]);
});

test("shows no tag for a promotion that is switched off", () => {
  const goods = sampleGoods({
    discounts: null,
    first_buy_discount: "0.00",
    open_group_buy: 0,
    open_promotion: 0,
  });
  expect(promotionTags(goods)).toEqual([]);
});

test("lists only promises that apply", () => {
  const both = promises({ refundable: true, automaticDelivery: true });
  expect(both.map(({ name }) => name)).toEqual(["3 天无理由退款", "7×24 小时自动发货"]);
  expect(promises({ refundable: false, automaticDelivery: false })).toEqual([]);
});

const NO_TERMS = { duration: "", excludes: "", decidedBy: "" };

test("merges a promise and a guarantee of the table under the longer name, with the listing's texts", () => {
  const guarantee = [
    { name: "自动发货", brief: "全天无休", terms: { ...NO_TERMS, duration: "全年" } },
    { name: "平台担保", brief: "确认收货后放款", terms: NO_TERMS },
    { name: "3 天无理由退款，包运费", brief: "", terms: NO_TERMS },
  ];
  const offered = services({ refundable: true, automaticDelivery: true, guarantee });
  expect(offered.map(({ name }) => name)).toEqual([
    "3 天无理由退款",
    "7×24 小时自动发货",
    "平台担保",
    "3 天无理由退款，包运费",
  ]);
  expect(offered[3]?.isSellers).toBe(true);
  expect(offered[0]?.brief).not.toBe("");
  expect(offered[1]?.brief).toBe("全天无休");
  expect(offered[1]?.terms).toMatchObject({
    duration: "全年",
    decidedBy: expect.stringMatching(/系统/),
  });
});

test("keeps distinct services, however short their names", () => {
  const guarantee = ["找回包赔", "超时退款", "赔"].map((name) => ({
    name,
    brief: "",
    terms: NO_TERMS,
  }));
  expect(services({ refundable: false, automaticDelivery: false, guarantee })).toEqual([
    ...guarantee.slice(0, 2),
    { ...guarantee[2], isSellers: true },
  ]);
});
