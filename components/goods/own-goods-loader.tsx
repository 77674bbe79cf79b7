"use client";

import { useEffect } from "react";
import useSWR from "swr";
import { fetchOwnGoods } from "@/lib/goods/own-goods";
import { publishOwn, registerReload } from "@/lib/goods/own-store";
import type { Promoter } from "@/lib/goods/promoter";

export interface OwnGoodsLoaderProps {
  goodsId: number;
  /** `user`: who is logged in, "" for nobody. */
  visitor: { user: string; promoter: Promoter };
}

/** Fetches the visitor's own detail and hands it to the page (product §13). */
export function OwnGoodsLoader({ goodsId, visitor }: OwnGoodsLoaderProps) {
  const { data, mutate } = useSWR(
    ["own-goods", goodsId, visitor.user, visitor.promoter],
    () => fetchOwnGoods(goodsId, visitor.promoter),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useEffect(() => registerReload(() => mutate()), [mutate]);
  useEffect(() => {
    if (data) publishOwn(goodsId, data.detail, data.collect);
  }, [goodsId, data]);
  return null;
}
