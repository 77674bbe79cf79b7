import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import { CHOICE_FACTS, LISTING_FLAGS, RANK_FACT } from "@storefront/contract/listing/fact-keys";
import type { TestApp } from "./test-app";

/** Calls `searchGoods`. @returns the data of its answer */
export const findGoods = async (
  test: TestApp,
  payload: CallRequest<"searchGoods"> = {},
): Promise<CallAnswer<"searchGoods">> => (await test.request("searchGoods", payload)).data;

/** @returns the listings of an answer, in its order */
export const idsOf = (answer: { list: { goods_id: number }[] }): number[] =>
  answer.list.map((item) => item.goods_id);

/** @returns the filter of a facet's value */
export function filterBy(filter: string, value: string): CallRequest<"searchGoods"> {
  if (LISTING_FLAGS.some((flag) => flag === filter)) return { flags: filter };
  if (filter === RANK_FACT) return { ranges: JSON.stringify({ rank: [value, value] }) };
  if (CHOICE_FACTS.some((key) => key === filter)) {
    return { choices: JSON.stringify({ [filter]: [value] }) };
  }
  return { [filter]: value };
}
