"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { readToken, readUserId } from "@/lib/cookies/session-cookies";
import { onSessionChange, withLogin } from "@/lib/session/login-gate";
import { type FollowView, readFollow, readShop, type ShopView } from "@/lib/shop/shop-view";

const FOLLOW = 1;
const UNFOLLOW = 2;

/** The visitor's own follow of a shop. */
export interface OwnFollow {
  follow: FollowView;
  /** The gift that following would bring this visitor; null when there is none, or it is theirs already. */
  gift: ShopView["gift"];
  toggle: () => Promise<void>;
}

/** Who is logged in, "" for nobody; the server, and the first paint, know no visitor. */
const visitor = () => (readToken() ? (readUserId() ?? "") : "");
const nobody = () => "";

/**
 * Follows or no longer follows at once, corrected by the answer; needs a login, after which it goes on by itself
 * (product §7 subscribe, §8).
 */
export function useFollow({ userId, follow: cached, gift: offered }: ShopView): OwnFollow {
  const user = useSyncExternalStore(onSessionChange, visitor, nobody);
  const { data: own, mutate } = useSWR(
    user === "" ? null : ["own-shop", userId, user],
    () => readOwn(userId),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const [expected, setExpected] = useState<FollowView | null>(null);
  const busy = useRef(false);
  const known = user === "" ? null : own;
  const follow = expected ?? known?.follow ?? cached;
  const gift = known ? known.gift : offered;

  const toggle = async () => {
    if (busy.current) return;
    busy.current = true;
    const action = follow.following ? UNFOLLOW : FOLLOW;
    if (readToken()) setExpected(turned(follow));
    const result = await withLogin(() => call("subscribe", { user_id: userId, action }));
    if (!result.ok) {
      busy.current = false;
      setExpected(null);
      if (result.kind !== "expired") showToast("warning", result.msg);
      return;
    }
    setExpected(readFollow(result.data));
    showToast("success", words(action, result.data?.expire_text));
    await mutate();
    busy.current = false;
    setExpected(null);
  };
  return { follow, gift: gift?.had || follow.following ? null : gift, toggle };
}

function turned({ following, followers }: FollowView): FollowView {
  return { following: !following, followers: Math.max(0, followers + (following ? -1 : 1)) };
}

function words(action: number, expireText: unknown): string {
  if (action === UNFOLLOW) return "已取消关注";
  return typeof expireText === "string" && expireText !== ""
    ? `关注成功，店铺券已到账，${expireText}`
    : "关注成功";
}

async function readOwn(userId: number): Promise<ShopView | null> {
  const result = await call("shop", { user_id: userId });
  return result.ok ? readShop(result.data) : null;
}
