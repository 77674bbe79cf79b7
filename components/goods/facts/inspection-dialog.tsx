"use client";

import { Dialog } from "@/components/ui/dialog";
import type { InspectionView } from "@/lib/goods/goods-view";
import { CheckMark } from "./check-mark";

interface Props {
  inspection: InspectionView;
  onClose: () => void;
}

/** The platform's inspection report on an account, item by item, cautions first. */
export function InspectionDialog({ inspection: { summary, report }, onClose }: Props) {
  if (report === null) return null;
  const cautions = report.items.filter((item) => !item.passed);
  const passed = report.items.filter((item) => item.passed);
  return (
    <Dialog
      open
      title="验号报告"
      width={450}
      {...(summary === "" ? {} : { description: summary })}
      onClose={onClose}
    >
      <p className="figures mt-4 flex flex-wrap gap-x-5 rounded-s bg-tint px-4 py-2.5 text-ink-2 text-xs">
        <span className="font-medium text-primary-strong">
          {passed.length} 项一致
          {cautions.length === 0 ? "" : `，${cautions.length} 项请留意`}
        </span>
        {report.date === "" ? null : <span>验号时间 {report.date}</span>}
        {report.number === "" ? null : <span>报告编号 {report.number}</span>}
      </p>
      {cautions.length === 0 ? null : (
        <ul aria-label="请留意" className="mt-4 space-y-2">
          {cautions.map((item) => (
            <li
              key={item.name}
              className="wrap-anywhere flex gap-2.5 rounded-s border border-[#e8940a]/60 bg-[#fff8ec] px-4 py-2.5 text-sm"
            >
              <Caution />
              <span>
                <span className="font-medium">{item.name}</span>：{item.result}
              </span>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-4 divide-y divide-line border-line border-y text-sm">
        {passed.map((item) => (
          <div key={item.name} className="flex items-start gap-3 py-2">
            <dt className="wrap-anywhere w-24 shrink-0 text-ink-2">{item.name}</dt>
            <dd className="wrap-anywhere min-w-0 flex-1">{item.result}</dd>
            <dd className="pt-1">
              <CheckMark className="size-4" />
              <span className="sr-only">一致</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-2 text-xs">
        {report.inspector === "" ? "" : `由${report.inspector}查验。`}
        报告说的是查验当时的情况，到手请逐项核对后再确认收货。
      </p>
    </Dialog>
  );
}

function Caution() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-1 size-3.5 shrink-0">
      <circle cx="8" cy="8" r="7" className="fill-none stroke-[#b06a00]" />
      <path d="M8 4.4v4.4M8 10.6v1" className="stroke-[#b06a00]" strokeWidth="1.6" />
    </svg>
  );
}
