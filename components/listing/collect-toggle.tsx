"use client";

import { useEffect, useRef } from "react";
import { showToast } from "@/components/ui/toast";
import { deferredCall } from "@/lib/api/deferred-call";
import { readToken } from "@/lib/cookies/read-session";
import {
  isCollected,
  setCollected,
  visitorCollects,
  watchVisitorCollects,
} from "@/lib/goods/visitor-collects";
import { withLogin } from "@/lib/session/login-gate";
import { useStore } from "@/lib/use-store";
import { CollectStar } from "./collect-star";

const COLLECT = 1;
const CANCEL = 2;

/** 收藏 in a list: pressed when the visitor has collected the listing; requires a login and stays on the page. */
export function CollectToggle({ goodsId, name }: { goodsId: number; name: string }) {
  const collected = useStore(visitorCollects, (own) => isCollected(goodsId, own));
  const busy = useRef(false);
  useEffect(watchVisitorCollects, []);

  const toggle = async () => {
    if (busy.current) return;
    busy.current = true;
    // Update optimistically only when logged in; an anonymous visitor sees the change after the login.
    if (readToken()) setCollected(goodsId, !collected);
    const result = await withLogin(() =>
      deferredCall("collectGoods", { goods_id: goodsId, action: collected ? CANCEL : COLLECT }),
    );
    busy.current = false;
    if (result.ok) {
      setCollected(goodsId, !collected);
      showToast("success", collected ? "已取消收藏" : "收藏成功");
    } else if (result.kind === "expired") {
      setCollected(goodsId, false);
    } else {
      setCollected(goodsId, collected);
      showToast("warning", result.msg);
    }
  };

  return (
    <button
      type="button"
      aria-pressed={collected}
      aria-label={`收藏 ${name}`}
      onClick={toggle}
      className="group relative -mr-2 flex min-h-6 items-center gap-1 rounded-s px-2 py-0.5 text-ink-2 text-xs hover:text-primary-strong"
    >
      <CollectStar />
      收藏
    </button>
  );
}
