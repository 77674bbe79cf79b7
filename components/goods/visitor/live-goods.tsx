"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { readToken } from "@/lib/cookies/read-session";
import { reloadVisitorGoods } from "@/lib/goods/visitor-goods";
import { joinLive } from "@/lib/live/join-live";

/** Random, so that many visitors of one page do not come in the same moment. */
const SPREAD_MS = 300;
/**
 * Visitors without a login share what was read of a listing for a second (marketplace/catalogue/goods/shared-reads.ts), perhaps
 * before the change: they read it once more after that.
 */
const SHARED_MS = 1_100;

/**
 * Shows a new price of the open listing, and that it is held or sold, when the live channel says that it has changed: the
 * page comes fresh from the page cache, the visitor's own data from the marketplace. A hidden page waits until it is seen.
 */
export function LiveGoods({ goodsId }: { goodsId: number }) {
  const router = useRouter();
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const refresh = () => {
      document.removeEventListener("visibilitychange", onChange);
      for (const timer of timers) clearTimeout(timer);
      const wait = Math.random() * SPREAD_MS;
      timers = [setTimeout(() => router.refresh(), wait), setTimeout(reloadVisitorGoods, wait)];
      if (readToken() === undefined) timers.push(setTimeout(reloadVisitorGoods, wait + SHARED_MS));
    };
    const onChange = () => {
      if (document.hidden) document.addEventListener("visibilitychange", onChange);
      else refresh();
    };
    const leave = joinLive({ goodsId, onChange });
    return () => {
      leave();
      document.removeEventListener("visibilitychange", onChange);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [goodsId, router]);
  return null;
}
