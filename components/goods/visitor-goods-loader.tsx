"use client";

import { type ComponentType, useEffect, useState } from "react";
import { readToken, readUserId } from "@/lib/cookies/read-session";
import { readPromoter } from "@/lib/goods/promoter";
import { clearVisitorGoods } from "@/lib/goods/visitor-goods";
import { onSessionChange } from "@/lib/session/login-gate";
import type { VisitorGoodsFetcherProps } from "./visitor-goods-fetcher";

type Visitor = VisitorGoodsFetcherProps["visitor"];

/**
 * Detects in the browser whether the cached page may be incomplete for this visitor: the visitor is logged in or came
 * by a promoter's link, or the goods are sold out, perhaps only because another buyer is paying. Only then loads the
 * component that fetches; if loading fails, the cached page stays as it is.
 * @param soldOut whether the goods are sold out on the cached page
 */
export function VisitorGoodsLoader({ goodsId, soldOut }: { goodsId: number; soldOut: boolean }) {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const [Loader, setLoader] = useState<ComponentType<VisitorGoodsFetcherProps> | null>(null);

  useEffect(() => {
    const update = () => {
      const user = readToken() ? (readUserId() ?? "") : "";
      const promoter = readPromoter(window.location.search);
      const needsOwn = user !== "" || promoter.promotionUserId !== undefined || soldOut;
      setVisitor(needsOwn ? { user, promoter } : null);
      if (!needsOwn) clearVisitorGoods();
    };
    update();
    const unsubscribe = onSessionChange(update);
    return () => {
      unsubscribe();
      clearVisitorGoods();
    };
  }, [soldOut]);

  useEffect(() => {
    if (visitor === null || Loader !== null) return;
    import("./visitor-goods-fetcher").then(
      (part) => setLoader(() => part.VisitorGoodsFetcher),
      () => undefined,
    );
  }, [visitor, Loader]);

  return visitor && Loader ? <Loader goodsId={goodsId} visitor={visitor} /> : null;
}
