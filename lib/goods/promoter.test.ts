import { readPromoter } from "./promoter";

test.each([
  ["", {}],
  ["?goodsId=1001", {}],
  ["?goodsId=1001&promotion_user_id=7&sign=abc", { promotionUserId: 7, sign: "abc" }],
  ["?promotion_user_id=7&sign=abc&symbol=x", { promotionUserId: 7, sign: "abc", symbol: "x" }],
  ["?promotion_user_id=0&sign=", {}],
  ["?promotion_user_id=7e3", {}],
  ["?promotion_user_id=99999999999", {}],
  [`?sign=${"x".repeat(129)}`, {}],
  ["?sign=a%00b", {}],
  ["?sign=%E4%B8%80", { sign: "一" }],
])("%p carries %p", (search, promoter) => expect(readPromoter(search)).toEqual(promoter));
