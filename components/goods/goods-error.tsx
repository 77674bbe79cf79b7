"use client";

import type { ErrorPageProps } from "@/components/chrome/error-page-props";
import { Button } from "@/components/ui/button";
import { DrawnNotice } from "@/components/ui/drawn-notice";
import { ErrorNumber } from "@/components/ui/error-number";

/** Shown when the listing could not be fetched: reassures the buyer, and offers a retry. */
export function GoodsError({ errorNumber, onRetry }: ErrorPageProps) {
  return (
    <main
      id="main"
      className="container-page grid min-h-[60vh] place-items-center py-20 small:py-8"
    >
      <title>商品暂时加载不出来</title>
      <DrawnNotice drawing={<BrokenLine />}>
        <h1 className="font-semibold text-xl">商品暂时加载不出来</h1>
        <p className="mt-3 text-ink-2 text-sm">
          我们没能连上商品服务，通常一两分钟就会恢复。你的登录、收藏和已经提交的订单都还在。
        </p>
        <div className="mt-6 flex items-center gap-5">
          <Button variant="primary" onClick={onRetry}>
            重新加载
          </Button>
          <a href="/index" className="text-primary-strong text-sm hover:underline">
            回首页
          </a>
        </div>
        <ErrorNumber>{errorNumber}</ErrorNumber>
      </DrawnNotice>
    </main>
  );
}

function BrokenLine() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <rect x="10" y="30" width="76" height="100" rx="14" className="fill-tint" />
      <rect x="154" y="30" width="76" height="100" rx="14" className="fill-tint" />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M30 62h36M30 80h24M174 62h36M174 80h24" className="stroke-line-strong" />
        <path d="M86 80h18M136 80h18" className="stroke-primary" />
        <path d="M112 70l16 20M128 70l-16 20" className="stroke-accent" />
      </g>
    </svg>
  );
}
