import { describeFulfilmentCause } from "./fulfilment-cause";

it.each([
  [null, "还没有处理过"],
  ["stock 3 has fewer card secrets than pieces", "补充卡密"],
  ["order 7 holds no stock", "核对商品的库存"],
  ["rent order 7 has no account", "没有账号"],
  ["order 7 holds no coupon", "优惠券"],
  ["order 7 has no group", "拼团"],
  ["connect ECONNREFUSED 127.0.0.1:5432", "数据库暂时没有回应"],
  ["canceling statement due to statement timeout", "数据库暂时没有回应"],
  ["planted in orders", "技术原因"],
])("says in Chinese why an order is not fulfilled: %s", (cause, text) => {
  expect(describeFulfilmentCause(cause)).toContain(text);
});
