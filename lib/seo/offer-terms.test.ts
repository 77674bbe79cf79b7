import { mima } from "@storefront/brands/mima/brand";
import fc from "fast-check";
import { sampleGoods } from "@/lib/goods/testing/goods-sample";
import { goodsStructuredData } from "./goods-structured-data";
import { offerTerms, reviewData } from "./offer-terms";
import { goodsJsonLd } from "./testing/json-ld-shapes";

test("has the refund period and policy, and instant delivery of card secrets", () => {
  expect(offerTerms(sampleGoods({ no_reason_refund: 1, delivery_type: 2 }))).toMatchObject({
    hasMerchantReturnPolicy: { merchantReturnDays: 3, applicableCountry: "CN" },
    shippingDetails: {
      shippingRate: { value: "0.00", currency: "CNY" },
      deliveryTime: { handlingTime: { maxValue: 0, unitCode: "DAY" } },
    },
  });
});

test.each([
  ["what is not promised", { no_reason_refund: 0, delivery_type: 1 }],
  ["a rent, which begins at once", { no_reason_refund: 1, delivery_type: 1, trade_type_id: 3 }],
])("omits %s", (_, more) => expect(offerTerms(sampleGoods(more))).toEqual({}));

test("has the newest reviews, and none without reviews", () => {
  const { comments } = sampleGoods();
  expect(reviewData([])).toEqual({});
  expect(reviewData(comments)).toMatchObject({
    review: [
      { "@type": "Review", author: { name: "甲" }, reviewRating: { ratingValue: 5 } },
      { datePublished: "2026-11-19" },
    ],
  });
});

/** A detail of any kind, including unusual values. */
const anyDetail = fc.record(
  {
    goods_name: fc.string({ unit: "binary", maxLength: 300 }),
    game_name: fc.string({ maxLength: 60 }),
    trade_type_id: fc.constantFrom(2, 3, 9),
    delivery_type: fc.constantFrom(1, 2),
    no_reason_refund: fc.constantFrom(0, 1),
    specs_type: fc.constantFrom(1, 2, 3),
    specs: fc.array(
      fc.record({
        goods_spec_id: fc.integer({ min: 1, max: 9 }),
        spec_price: fc.constantFrom("0.00", "0.01", "128.00"),
        spec_stock: fc.integer({ min: 0, max: 2 }),
      }),
      { maxLength: 3 },
    ),
    stock: fc.integer({ min: 0, max: 3 }),
    price_after_discount: fc.constantFrom("0.00", "0.01", "99999.00", null),
    normal_price: fc.constantFrom("0.00", "30.00"),
    goods_media: fc.constantFrom([], null, [{ media_type: 1, url: "/media/goods/1.webp" }]),
    user: fc.constantFrom(null, { nickname: "" }, { nickname: "小店" }),
    comments: fc.constantFrom(
      null,
      { total: 3 },
      {
        total: 2,
        scores: [1, 0, 0, 0, 1],
        list: [
          { nickname: "", content: "", score: 9, created_at: "nonsense" },
          { nickname: "甲", content: "好", score: 5, created_at: "2026-11-20T10:00:00Z" },
        ],
      },
    ),
  },
  { requiredKeys: [] },
);

test("is valid for search engines for every listing", () => {
  fc.assert(
    fc.property(anyDetail, (more) => {
      const data = goodsStructuredData(mima, sampleGoods(more));
      expect(goodsJsonLd.safeParse(JSON.parse(JSON.stringify(data))).error).toBeUndefined();
    }),
  );
});
