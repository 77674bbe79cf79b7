import type { CollectState } from "./visitor-goods";
import { asCount, asFields, asFlag } from "./wire";

/** Reads `collect_goods` and `collect_quantity`, of the detail or of the answer of `collectGoods`. */
export function readCollect(data: unknown): CollectState {
  const { collect_goods, collect_quantity, want_count } = asFields(data);
  return {
    collected: asFlag(collect_goods),
    collects: asCount(collect_quantity),
    wanted: asCount(want_count),
  };
}
