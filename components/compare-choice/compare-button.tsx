"use client";

import { guardHandler } from "@/components/ui/guard-handler";
import { CompareIcon } from "./compare-icon";
import { useCompareChoice } from "./use-compare-choice";

/** 加入对比 on a goods page: pressed when the goods are chosen. The name is the page's heading. */
export function CompareButton({ goodsId }: { goodsId: number }) {
  const { isChosen, choose } = useCompareChoice(goodsId);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={guardHandler(() => choose(document.querySelector("h1")?.textContent ?? ""))}
      className="group flex items-center gap-1.5 text-ink-2 narrow:min-h-6 hover:text-primary-strong"
    >
      <CompareIcon />
      {isChosen ? "已加入对比" : "加入对比"}
    </button>
  );
}
