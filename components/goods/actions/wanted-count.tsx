"use client";

import { useVisitorCollect } from "../visitor/use-visitor-goods";

/** Number of visitors who want a personal account; updates with the visitor's own collect. */
export function WantedCount({ goodsId, wanted }: { goodsId: number; wanted: number }) {
  const own = useVisitorCollect(goodsId);
  return (own?.wanted || wanted).toLocaleString("zh-CN");
}
