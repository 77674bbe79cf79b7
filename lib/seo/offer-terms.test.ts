import { sampleGoods } from "@/lib/goods/goods-sample";
import { offerTerms, reviewData } from "./offer-terms";

test("says how long and how an order goes back, and that a secret comes at once", () => {
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
])("says nothing of %s", (_, more) => expect(offerTerms(sampleGoods(more))).toEqual({}));

test("carries the newest reviews, and none where there are none", () => {
  const { comments } = sampleGoods();
  expect(reviewData([])).toEqual({});
  expect(reviewData(comments)).toMatchObject({
    review: [
      { "@type": "Review", author: { name: "甲" }, reviewRating: { ratingValue: 5 } },
      { datePublished: "2026-11-19" },
    ],
  });
});
