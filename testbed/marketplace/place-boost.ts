import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { Answer } from "@storefront/contract/http/client";
import type { TestApp } from "./test-app";

/** 钻石Ⅲ 2星 to 星耀Ⅴ 1星 in 安卓 微信区: 13 stars in diamond, one in the next tier. */
export const BOOST_REQUEST = {
  game_id: 359,
  ringer_type: 1,
  partition_id: 11,
  start_id: 50302,
  target_id: 60101,
  extra: '{"inscription":"150"}',
};

/** Price of that request in yuan. */
export const BOOST_PRICE = "103.00";

let requests = 0;

/**
 * Orders a boost for a user, each call with a new request id.
 * @param changes overrides of an order of BOOST_REQUEST paid with Alipay
 */
export function placeBoost(
  test: TestApp,
  token: string,
  changes: Partial<CallRequest<"boostBuild">> = {},
): Promise<Answer<CallAnswer<"boostBuild">>> {
  requests += 1;
  const request_id = `request-${String(requests).padStart(10, "0")}`;
  const order = {
    ...BOOST_REQUEST,
    request_id,
    expected_price: BOOST_PRICE,
    pay_type: 1,
    ...changes,
  };
  return test.request("boostBuild", order, { token });
}
