"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { fetchOwnGoods, type OwnGoods } from "@/lib/goods/own-goods";
import { type Promoter, readPromoter } from "@/lib/goods/promoter";
import { readToken, readUserId } from "@/lib/session/cookies";
import { onSessionChange } from "@/lib/session/login-gate";

interface Own {
  /** Null for a visitor of no name, until it has come, and when it cannot be had: the cached page is right then. */
  own: OwnGoods | null;
  reload: () => Promise<unknown>;
}

/** The visitor's own detail, fetched after the page only when somebody is logged in or came by a promoter's link. */
export function useOwnGoods(goodsId: number): Own {
  const visitor = useVisitor();
  const { data, mutate } = useSWR(
    visitor && (visitor.user || visitor.promoter.promotionUserId)
      ? ["own-goods", goodsId, visitor.user, visitor.promoter]
      : null,
    () => fetchOwnGoods(goodsId, visitor?.promoter ?? {}),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { own: data ?? null, reload: () => mutate() };
}

/** Who looks at the page, known in the browser only; null before that. */
function useVisitor(): { user: string; promoter: Promoter } | null {
  const [visitor, setVisitor] = useState<{ user: string; promoter: Promoter } | null>(null);
  useEffect(() => {
    const look = () =>
      setVisitor({
        user: readToken() ? (readUserId() ?? "") : "",
        promoter: readPromoter(window.location.search),
      });
    look();
    return onSessionChange(look);
  }, []);
  return visitor;
}
