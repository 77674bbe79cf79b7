"use client";

import { useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import type { InspectionView } from "@/lib/goods/goods-view";

const load = () => import("./inspection-dialog").then((part) => part.InspectionDialog);

/** Summary of the 验号报告, with a button that opens the full report. */
export function InspectionRow({ inspection }: { inspection: InspectionView }) {
  const [open, setOpen] = useState(false);
  const { summary, report } = inspection;
  return (
    <div className="flex items-start gap-3 py-3 small:flex-wrap small:gap-y-1">
      <span className="shrink-0 font-medium text-primary-strong text-xs leading-[18px]">
        验号报告
      </span>
      <p className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-ink-2 text-xs narrow:line-clamp-none small:order-last small:basis-full">
        <bdi>{summary || `平台已查验 ${report?.items.length ?? 0} 项`}</bdi>
      </p>
      {report === null ? null : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="shrink-0 rounded-s text-primary-strong text-xs leading-[18px] hover:underline narrow:min-h-6 small:ml-auto"
        >
          查看报告 ›
        </button>
      )}
      {open ? (
        <LazyComponent load={load} props={{ inspection, onClose: () => setOpen(false) }} />
      ) : null}
    </div>
  );
}
