import { asCount, asFlag, asObject } from "../decode/lenient";
import type { CollectState } from "./visitor-goods";

/** Reads `collect_goods` and `collect_quantity`, of the detail or of the answer of `collectGoods`. */
export function readCollect(data: unknown): CollectState {
  const { collect_goods, collect_quantity, want_count } = asObject(data);
  return {
    collected: asFlag(collect_goods),
    collects: asCount(collect_quantity),
    wanted: asCount(want_count),
  };
}
