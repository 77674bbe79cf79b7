"use client";

import { guardHandler } from "@/components/ui/guard-handler";
import { CompareIcon } from "./compare-icon";
import { useCompareChoice } from "./use-compare-choice";

/** 加入对比 in a list: pressed when the listing is chosen. */
export function CompareToggle({ goodsId, name }: { goodsId: number; name: string }) {
  const { isChosen, choose } = useCompareChoice(goodsId);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`加入对比 ${name}`}
      onClick={guardHandler(() => choose(name))}
      className="group relative flex min-h-6 items-center gap-1 rounded-s px-2 py-0.5 text-ink-2 text-xs hover:text-primary-strong aria-pressed:text-primary-strong"
    >
      <CompareIcon />
      对比
    </button>
  );
}
