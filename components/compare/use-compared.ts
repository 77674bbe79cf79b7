"use client";

import { HIDDEN_TRADE_TYPES } from "@storefront/contract/listing/trade";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { withoutExpiredLogin } from "@/lib/api/without-expired-login";
import type { ComparedGoods } from "@/lib/compare/compare-goods";
import { isGoodsMissing } from "@/lib/goods/is-goods-missing";
import { readGoodsDetail } from "@/lib/goods/read-goods";

/** A listing of the comparison. */
export type Compared =
  | ({ kind: "found" } & ComparedGoods)
  /** Unknown or removed. */
  | { kind: "gone" }
  | { kind: "failed"; msg: string };

/** Reads the listings as they are now, again when the page regains focus. @returns undefined while they are loading */
export function useCompared(ids: readonly number[]): {
  compared: readonly Compared[] | undefined;
  reload: () => void;
} {
  const { data, mutate } = useSWR(
    ids.length === 0 ? null : ["compared", ids.join()],
    () => Promise.all(ids.map(fetchCompared)),
    { shouldRetryOnError: false },
  );
  return { compared: data, reload: () => void mutate() };
}

async function fetchCompared(goodsId: number): Promise<Compared> {
  const result = await withoutExpiredLogin(() => call("goodsDetail", { goods_id: goodsId }));
  if (isGoodsMissing(result)) return { kind: "gone" };
  const goods = result.ok ? readGoodsDetail(result.data) : null;
  if (goods && HIDDEN_TRADE_TYPES.includes(goods.trade.tradeType)) return { kind: "gone" };
  if (goods?.trade.goodsId === goodsId)
    return { kind: "found", goods, answer: result.ok && result.data };
  return { kind: "failed", msg: result.ok ? "服务器返回的内容不完整" : result.msg };
}
