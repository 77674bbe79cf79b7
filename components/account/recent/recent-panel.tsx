"use client";

import { useEffect, useState } from "react";
import { useCurrentRows } from "@/components/listing/use-current-rows";
import { Button } from "@/components/ui/button";
import { forgetAllViews, recentlyViewed, VIEWED_MOST } from "@/lib/goods/recently-viewed";
import { useStore } from "@/lib/use-store";
import { Notice } from "../parts/notice";
import { RecentRow } from "./recent-row";

/** Recently viewed listings of this browser, latest first; the visitor can remove one or all. */
export function RecentPanel() {
  const viewed = useStore(recentlyViewed);
  const rows = useCurrentRows(viewed.map(({ id }) => id));
  const [isRead, setIsRead] = useState(false);
  useEffect(() => setIsRead(true), []);
  if (!isRead) return null;
  if (viewed.length === 0) {
    return (
      <Notice
        title="还没有看过商品"
        text="看过的商品会记在这个浏览器里，方便回头再看。"
        action={{ name: "去逛逛", href: "/index" }}
      />
    );
  }
  return (
    <>
      <div className="-mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">
          只记在这个浏览器里，最多 {VIEWED_MOST} 件，不会发给卖家或其他人。
        </p>
        <Button size="small" onClick={forgetAllViews}>
          清空
        </Button>
      </div>
      <ul aria-label="最近浏览的商品" className="space-y-4">
        {viewed.map((it) => (
          <RecentRow key={it.id} viewed={it} rows={rows} />
        ))}
      </ul>
    </>
  );
}
