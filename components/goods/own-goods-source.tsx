"use client";

import { type ComponentType, useEffect, useState } from "react";
import { readToken, readUserId } from "@/lib/cookies/session-cookies";
import { readPromoter } from "@/lib/goods/promoter";
import { clearVisitorGoods } from "@/lib/goods/visitor-goods";
import { onSessionChange } from "@/lib/session/login-gate";
import type { OwnGoodsLoaderProps } from "./own-goods-loader";

type Visitor = OwnGoodsLoaderProps["visitor"];

/**
 * Finds out in the browser whether the cached page may be incomplete for this visitor: somebody is logged in,
 * came by a promoter's link, or nothing is left, which may be because somebody is paying just now. Only then the part
 * that fetches is loaded; when that fails, the cached page goes on as it is.
 * @param soldOut whether the cached page says so
 */
export function OwnGoodsSource({ goodsId, soldOut }: { goodsId: number; soldOut: boolean }) {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const [Loader, setLoader] = useState<ComponentType<OwnGoodsLoaderProps> | null>(null);

  useEffect(() => {
    const look = () => {
      const user = readToken() ? (readUserId() ?? "") : "";
      const promoter = readPromoter(window.location.search);
      const asks = user !== "" || promoter.promotionUserId !== undefined || soldOut;
      setVisitor(asks ? { user, promoter } : null);
      if (!asks) clearVisitorGoods();
    };
    look();
    const leave = onSessionChange(look);
    return () => {
      leave();
      clearVisitorGoods();
    };
  }, [soldOut]);

  useEffect(() => {
    if (visitor === null || Loader !== null) return;
    import("./own-goods-loader").then(
      (part) => setLoader(() => part.OwnGoodsLoader),
      () => undefined,
    );
  }, [visitor, Loader]);

  return visitor && Loader ? <Loader goodsId={goodsId} visitor={visitor} /> : null;
}
