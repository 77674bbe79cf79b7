"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { readToken, readUserId } from "@/lib/cookies/read-session";
import { onSessionChange, withLogin } from "@/lib/session/login-gate";
import { type FollowView, readFollow, readShop, type ShopView } from "@/lib/shop/shop-view";

const FOLLOW = 1;
const UNFOLLOW = 2;

/** The visitor's follow state of a shop. */
export interface FollowControl {
  follow: FollowView;
  /** The gift for following; null when there is none or the visitor already has it. */
  gift: ShopView["gift"];
  toggle: () => Promise<void>;
}

/** Id of the logged-in user, "" when anonymous. */
const currentUser = () => (readToken() ? (readUserId() ?? "") : "");
/** Server snapshot: the server and the first paint know no visitor. */
const anonymous = () => "";

/**
 * Follows or unfollows optimistically, corrected by the response; requires a login, then continues (product §7
 * subscribe, §8).
 */
export function useFollow({ userId, follow: cached, gift: offered }: ShopView): FollowControl {
  const user = useSyncExternalStore(onSessionChange, currentUser, anonymous);
  const { data: own, mutate } = useSWR(
    user === "" ? null : ["visitor-shop", userId, user],
    () => fetchVisitorShop(userId),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const [optimistic, setOptimistic] = useState<FollowView | null>(null);
  const busy = useRef(false);
  const known = user === "" ? null : own;
  const follow = optimistic ?? known?.follow ?? cached;
  const gift = known ? known.gift : offered;

  const toggle = async () => {
    if (busy.current) return;
    busy.current = true;
    const action = follow.following ? UNFOLLOW : FOLLOW;
    if (readToken()) setOptimistic(toggled(follow));
    const result = await withLogin(() => call("subscribe", { user_id: userId, action }));
    if (!result.ok) {
      busy.current = false;
      setOptimistic(null);
      if (result.kind !== "expired") showToast("warning", result.msg);
      return;
    }
    setOptimistic(readFollow(result.data));
    showToast("success", toastText(action, result.data?.expire_text));
    await mutate();
    busy.current = false;
    setOptimistic(null);
  };
  return { follow, gift: gift?.had || follow.following ? null : gift, toggle };
}

function toggled({ following, followers }: FollowView): FollowView {
  return { following: !following, followers: Math.max(0, followers + (following ? -1 : 1)) };
}

function toastText(action: number, expireText: unknown): string {
  if (action === UNFOLLOW) return "已取消关注";
  return typeof expireText === "string" && expireText !== ""
    ? `关注成功，店铺券已到账，${expireText}`
    : "关注成功";
}

async function fetchVisitorShop(userId: number): Promise<ShopView | null> {
  const result = await call("shop", { user_id: userId });
  return result.ok ? readShop(result.data) : null;
}
