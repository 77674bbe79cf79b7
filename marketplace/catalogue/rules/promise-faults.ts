import {
  isPromise,
  PROMISE_NAMES,
  type PromiseCondition,
  type PromiseFacts,
  unmetCondition,
} from "@storefront/contract/listing/promise-table";
import type { ListingFault } from "./listing-faults";

/** Why a promise is refused when its condition is not met. */
export const UNMET: Readonly<Record<PromiseCondition, string>> = {
  card: "只有卡密商品才能承诺",
  account: "只有出售的账号才能承诺",
  automatic: "只有自动发货的商品才能承诺",
  manual: "只有人工交付的商品才能承诺",
  inspected: "没有验号报告，不能承诺",
  rebind: "标签里没有写可换绑，不能承诺",
};

/**
 * Returns the guarantees of a row that are not in the table of promises, and the guarantees and tags that promise what
 * the listing does not have.
 */
export function promiseFaults(
  row: { guarantees: readonly { name: string }[]; tags: readonly { text: string }[] },
  facts: PromiseFacts,
): ListingFault[] {
  return [
    ...row.guarantees.map(({ name }, at) => ({ name, field: ["guarantees", at, "name"] })),
    ...row.tags.map(({ text }, at) => ({ name: text, field: ["tags", at, "text"] })),
  ].flatMap(({ name, field }) => {
    if (field[0] === "guarantees" && !isPromise(name)) return [{ field, reason: unknown(name) }];
    const unmet = unmetCondition(name, facts);
    return unmet === null ? [] : [{ field, reason: `${UNMET[unmet]}「${name}」` }];
  });
}

const unknown = (name: string): string =>
  `「${name}」不是平台的保障，只能选（is no guarantee of the platform, choose from）：${PROMISE_NAMES.join("、")}`;
