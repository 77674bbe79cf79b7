import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { TestApp } from "./test-app";

/** Calls `searchGoods`. @returns the data of its answer */
export const findGoods = async (
  test: TestApp,
  payload: CallRequest<"searchGoods"> = {},
): Promise<CallAnswer<"searchGoods">> => (await test.request("searchGoods", payload)).data;

/** @returns the listings of an answer, in its order */
export const idsOf = (answer: { list: { goods_id: number }[] }): number[] =>
  answer.list.map((item) => item.goods_id);
