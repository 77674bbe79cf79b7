"use client";

import { isBeingPaid } from "@storefront/contract/listing/buy-action";
import { useEffect } from "react";
import useSWR from "swr";
import { HELD_POLL_MS } from "@/lib/constants";
import type { Promoter } from "@/lib/goods/promoter";
import { publishVisitorGoods, registerReload } from "@/lib/goods/visitor-goods";
import { fetchVisitorListing } from "@/lib/goods/visitor-listing";

export interface VisitorGoodsFetcherProps {
  goodsId: number;
  /** `user` is the logged-in user's id, "" when anonymous. */
  visitor: { user: string; promoter: Promoter };
}

/** Fetches and publishes the visitor's own detail; polls while another buyer is paying for the last piece. */
export function VisitorGoodsFetcher({ goodsId, visitor }: VisitorGoodsFetcherProps) {
  const { data, mutate } = useSWR(
    ["visitor-listing", goodsId, visitor.user, visitor.promoter],
    () => fetchVisitorListing(goodsId, visitor.promoter),
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      refreshInterval: (latest) => (latest && isBeingPaid(latest.detail.trade) ? HELD_POLL_MS : 0),
    },
  );
  useEffect(() => registerReload(() => mutate()), [mutate]);
  useEffect(() => {
    if (data) publishVisitorGoods(goodsId, data.detail, data.collect);
  }, [goodsId, data]);
  return null;
}
