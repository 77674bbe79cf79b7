import { promises, services } from "./promises";
import { promotionTags } from "./promotions";
import { sampleGoods } from "./testing/goods-sample";

test("every advantage of a listing has its tag", () => {
  expect(promotionTags(sampleGoods()).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "首单 首单立减 ¥3.00",
    "满减 满 100 元减 8 元",
    "折扣 满 3 件享 95 折",
    "满赠 满 2 件赠体验卡",
    "百万计划 分享赚 ¥1.50",
  ]);
});

test("an advantage that is switched off is not shown", () => {
  const goods = sampleGoods({
    discounts: null,
    first_buy_discount: "0.00",
    open_group_buy: 0,
    open_promotion: 0,
  });
  expect(promotionTags(goods)).toEqual([]);
});

test("only promises that hold are made", () => {
  const both = promises({ refundable: true, automaticDelivery: true });
  expect(both.map(({ name }) => name)).toEqual(["3 天无理由退款", "7×24 小时自动发货"]);
  expect(promises({ refundable: false, automaticDelivery: false })).toEqual([]);
});

const NO_TERMS = { duration: "", excludes: "", decidedBy: "" };

test("a service that is promised and guaranteed is said once, by its fuller name and in the listing's words", () => {
  const guarantee = [
    { name: "自动发货", brief: "全天无休", terms: { ...NO_TERMS, duration: "全年" } },
    { name: "平台担保", brief: "确认收货后放款", terms: NO_TERMS },
    { name: "3 天无理由退款，包运费", brief: "", terms: NO_TERMS },
  ];
  const offered = services({ refundable: true, automaticDelivery: true, guarantee });
  expect(offered.map(({ name }) => name)).toEqual([
    "3 天无理由退款，包运费",
    "7×24 小时自动发货",
    "平台担保",
  ]);
  expect(offered[0]?.brief).not.toBe("");
  expect(offered[1]?.brief).toBe("全天无休");
  expect(offered[1]?.terms).toMatchObject({
    duration: "全年",
    decidedBy: expect.stringMatching(/系统/),
  });
});

test("services of their own are all said, however short", () => {
  const guarantee = ["找回包赔", "超时退款", "赔"].map((name) => ({
    name,
    brief: "",
    terms: NO_TERMS,
  }));
  expect(services({ refundable: false, automaticDelivery: false, guarantee })).toEqual(guarantee);
});
