import { listingOf } from "./listing-path";

test.each([
  ["/mima/goodsDetails/5", "goodsDetail", "goods:5", "/mima/goodsDetails/unknown"],
  ["/mima/goodsDetail/5", "goodsDetail", "goods:5", "/mima/goodsDetail/unknown"],
  ["/huoshan/personal_center/7", "shop", "shop:7", "/huoshan/personal_center/unknown"],
])("looks up %s by %s", (path, call, tag, missingPath) => {
  expect(listingOf(path)).toMatchObject({ call, tag, missingPath });
});

test.each(["/mima", "/mima/index", "/mima/goodsDetails/unknown", "/mima/goodsDetails/05"])(
  "does not look up %s",
  (path) => expect(listingOf(path)).toBeNull(),
);
