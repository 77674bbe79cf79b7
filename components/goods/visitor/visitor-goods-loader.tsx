"use client";

import { useEffect, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { readToken, readUserId } from "@/lib/cookies/read-session";
import type { GoodsBrief } from "@/lib/goods/goods-brief";
import { readPromoter } from "@/lib/goods/promoter";
import { clearVisitorGoods } from "@/lib/goods/visitor-goods";
import { onSessionChange } from "@/lib/session/login-gate";
import { preloadWhenIdle } from "@/lib/ui/preload-when-idle";
import type { VisitorGoodsFetcherProps } from "./visitor-goods-fetcher";

const loadFetcher = () =>
  import("./visitor-goods-fetcher").then((part) => part.VisitorGoodsFetcher);
const loadBackground = () => import("./goods-background").then((part) => part.GoodsBackground);

type Visitor = VisitorGoodsFetcherProps["visitor"];

interface Props {
  goods: GoodsBrief;
  /** Whether the goods are sold out on the cached page. */
  soldOut: boolean;
}

/**
 * Detects in the browser whether the cached page may be incomplete for this visitor: the visitor is logged in or came
 * by a promoter's link, or the goods are sold out, perhaps only because another buyer is paying. Only then loads the
 * component that fetches; if loading fails, the cached page stays as it is. When the page is idle, loads what follows the
 * listing, and what stands below its sections, too.
 */
export function VisitorGoodsLoader({ goods, soldOut }: Props) {
  const goodsId = goods.id;
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const Fetcher = useLazyPart(loadFetcher, visitor);
  const [isIdle, setIdle] = useState(false);
  const Background = useLazyPart(loadBackground, isIdle);

  useEffect(() => {
    const update = () => {
      const user = readToken() ? (readUserId() ?? "") : "";
      const promoter = readPromoter(window.location.search);
      const needsOwn = user !== "" || promoter.promotionUserId !== undefined || soldOut;
      setVisitor(needsOwn ? { user, promoter } : null);
      if (!needsOwn) clearVisitorGoods();
    };
    update();
    return onSessionChange(update);
  }, [soldOut]);

  // Not with the effect above: the fetcher publishes changes, and would not fill again what a fresh page had cleared.
  useEffect(() => clearVisitorGoods, []);

  useEffect(() => preloadWhenIdle([async () => setIdle(true)]), []);

  return (
    <>
      {visitor && Fetcher ? <Fetcher goodsId={goodsId} visitor={visitor} /> : null}
      {Background ? <Background goods={goods} /> : null}
    </>
  );
}
