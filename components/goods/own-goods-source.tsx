"use client";

import { type ComponentType, useEffect, useState } from "react";
import { forgetOwn } from "@/lib/goods/own-store";
import { readPromoter } from "@/lib/goods/promoter";
import { readToken, readUserId } from "@/lib/session/cookies";
import { onSessionChange } from "@/lib/session/login-gate";
import type { OwnGoodsLoaderProps } from "./own-goods-loader";

type Visitor = OwnGoodsLoaderProps["visitor"];

/**
 * Finds out in the browser whether anything of a listing is this visitor's own: somebody is logged in, or came by a
 * promoter's link. Only then the part that fetches it is loaded; when that fails, the cached page goes on as it is.
 */
export function OwnGoodsSource({ goodsId }: { goodsId: number }) {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const [Loader, setLoader] = useState<ComponentType<OwnGoodsLoaderProps> | null>(null);

  useEffect(() => {
    const look = () => {
      const user = readToken() ? (readUserId() ?? "") : "";
      const promoter = readPromoter(window.location.search);
      const known = user !== "" || promoter.promotionUserId !== undefined;
      setVisitor(known ? { user, promoter } : null);
      if (!known) forgetOwn();
    };
    look();
    const leave = onSessionChange(look);
    return () => {
      leave();
      forgetOwn();
    };
  }, []);

  useEffect(() => {
    if (visitor === null || Loader !== null) return;
    import("./own-goods-loader").then(
      (part) => setLoader(() => part.OwnGoodsLoader),
      () => undefined,
    );
  }, [visitor, Loader]);

  return visitor && Loader ? <Loader goodsId={goodsId} visitor={visitor} /> : null;
}
