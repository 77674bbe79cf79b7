"use client";

import { useSyncExternalStore } from "react";
import { onOwnChange, ownCollect } from "@/lib/goods/visitor-goods";

/** Server snapshot: the server and the first paint know no visitor. */
const nothing = () => null;

/** How many visitors want a personal account; updates with the visitor's own collect. */
export function WantFigure({ goodsId, wanted }: { goodsId: number; wanted: number }) {
  const own = useSyncExternalStore(onOwnChange, () => ownCollect(goodsId), nothing);
  return (own?.wanted || wanted).toLocaleString("zh-CN");
}
