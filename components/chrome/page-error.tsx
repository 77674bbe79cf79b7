"use client";

import { Button } from "@/components/ui/button";
import { ErrorNumber } from "@/components/ui/error-number";
import type { ErrorPageProps } from "./error-page-props";

/** Shown when rendering a page failed: reassures the visitor, and offers a retry. */
export function PageError({ errorNumber, onRetry }: ErrorPageProps) {
  return (
    <main id="main" className="container-page grid place-items-center py-24 small:py-8">
      <title>页面没有显示出来</title>
      <div className="max-w-xl text-center">
        <Unplugged />
        <h1 className="mt-8 font-semibold text-xl">页面没有显示出来</h1>
        <p className="mt-3 text-base text-ink-2">
          是我们这边出了问题，通常一两分钟就会恢复。你的登录、收藏和已经提交的订单都还在。
        </p>
        <div className="mt-7 flex items-center justify-center gap-6">
          <Button variant="primary" onClick={onRetry}>
            重新加载
          </Button>
          <a href="/index" className="text-primary-strong hover:underline">
            回首页
          </a>
        </div>
        <ErrorNumber>{errorNumber}</ErrorNumber>
      </div>
    </main>
  );
}

function Unplugged() {
  return (
    <svg viewBox="0 0 280 120" width="280" height="120" className="mx-auto" aria-hidden="true">
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M4 60h72" className="stroke-line-strong" />
        <path d="M204 60h72" className="stroke-line-strong" />
        <path d="M140 34v14M140 72v14M128 60h-6M158 60h-6" className="stroke-accent" />
      </g>
      <path d="M76 36h26a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H76Z" className="fill-primary" />
      <path d="M110 50h14v6h-14zM110 64h14v6h-14z" className="fill-primary-strong" />
      <path
        d="M204 36h-26a8 8 0 0 0-8 8v32a8 8 0 0 0 8 8h26Z"
        className="fill-tint stroke-line-strong"
        strokeWidth="3"
      />
    </svg>
  );
}
