"use client";

import { useRef } from "react";
import { showToast } from "@/components/ui/toast";
import { deferredCall } from "@/lib/api/deferred-call";
import { readToken } from "@/lib/cookies/read-session";
import { readCollect } from "@/lib/goods/read-collect";
import { type CollectState, publishCollect, reloadVisitorGoods } from "@/lib/goods/visitor-goods";
import { withLogin } from "@/lib/session/login-gate";
import { CollectStar } from "../../listing/collect-star";
import { useVisitorCollect } from "../visitor/use-visitor-goods";

interface Props {
  goodsId: number;
  /** Count from the cached page. */
  collects: number;
}

const COLLECT = 1;
const CANCEL = 2;

/** 收藏: pressed when the visitor has collected the goods; requires a login (product §4, §6). */
export function CollectButton({ goodsId, collects }: Props) {
  const own = useVisitorCollect(goodsId);
  const busy = useRef(false);
  const collected = own?.collected ?? false;
  const count = own?.collects ?? collects;

  const toggle = async () => {
    if (busy.current) return;
    busy.current = true;
    const action = collected ? CANCEL : COLLECT;
    const before = { collected, collects: count, wanted: own?.wanted ?? 0 };
    // Update optimistically only when logged in; an anonymous visitor sees the change after the login.
    if (readToken()) publishCollect(goodsId, toggled(before));
    const result = await withLogin(() =>
      deferredCall("collectGoods", { goods_id: goodsId, action }),
    );
    busy.current = false;
    if (!result.ok)
      publishCollect(goodsId, result.kind === "expired" ? uncollected(before) : before);
    if (result.ok) {
      publishCollect(goodsId, readCollect(result.data));
      showToast("success", action === COLLECT ? "收藏成功" : "已取消收藏");
      await reloadVisitorGoods();
    } else if (result.kind !== "expired") {
      showToast("warning", result.msg);
    }
  };

  return (
    <p className="flex items-center gap-2">
      <button
        type="button"
        aria-pressed={collected}
        onClick={toggle}
        className="group flex items-center gap-1.5 text-ink-2 narrow:min-h-6 hover:text-primary-strong"
      >
        <CollectStar />
        收藏
      </button>
      <span className="figures text-ink-2 text-xs">{count.toLocaleString("zh-CN")} 人</span>
    </p>
  );
}

/** Optimistic state, shown until the response arrives. */
function toggled({ collected, collects, wanted }: CollectState): CollectState {
  const step = collected ? -1 : 1;
  return {
    collected: !collected,
    collects: Math.max(0, collects + step),
    wanted: wanted === 0 ? 0 : Math.max(0, wanted + step),
  };
}

/** State after the session has expired: an anonymous visitor has collected nothing. */
const uncollected = (state: CollectState): CollectState => ({ ...state, collected: false });
