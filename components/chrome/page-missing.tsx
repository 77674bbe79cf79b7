import type { ReactNode } from "react";
import { DrawnNotice } from "@/components/ui/drawn-notice";
import { PageStatus } from "./page-status";

const TITLE = "这里没有页面";
const TEXT = "地址可能少了几个字，也可能页面已经搬走。订单、收藏和登录都不受影响。";

interface Props {
  title?: string;
  text?: string;
  children?: ReactNode;
}

/** The 404 page, with links onward. */
export function PageMissing({ title = TITLE, text = TEXT, children }: Props) {
  return (
    <main id="main" className="container-page py-20 small:py-8">
      <PageStatus />
      <DrawnNotice drawing={<LostMap />}>
        <p className="figures font-medium text-primary-strong">404</p>
        <h1 className="mt-1 font-semibold text-xl">{title}</h1>
        <p className="mt-3 text-base text-ink-2">{text}</p>
        <div className="mt-7 flex items-center gap-6 small:mt-5">
          <a
            href="/index"
            className="rounded-s bg-primary px-6 py-2.5 text-white hover:bg-primary-strong"
          >
            回首页看看
          </a>
          <a href="/index#download" className="text-primary-strong hover:underline">
            在手机上用
          </a>
        </div>
      </DrawnNotice>
      {children}
    </main>
  );
}

/** A folded map with a route that ends at a question mark. */
function LostMap() {
  return (
    <svg viewBox="0 0 240 200" width="264" height="220" aria-hidden="true">
      <path d="M16 44 86 20v140L16 184Z" className="fill-white" />
      <path d="M86 20l68 24v140L86 160Z" className="fill-tint" />
      <path d="M154 44l70-24v140l-70 24Z" className="fill-white" />
      <path
        d="M16 44 86 20l68 24 70-24v140l-70 24-68-24-70 24ZM86 20v140M154 44v140"
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-line-strong"
      />
      <path
        d="M38 148c18-34 34 4 52-26s20-42 46-34"
        fill="none"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
        className="stroke-primary"
      />
      <circle cx="38" cy="148" r="6" className="fill-primary" />
      <path
        d="M180 58a19 19 0 0 1 19 19c0 14-19 34-19 34s-19-20-19-34a19 19 0 0 1 19-19Z"
        className="fill-primary-strong"
      />
      <path
        d="M174.5 73a5.5 5.5 0 1 1 7.5 5c-1.6.7-2 1.6-2 3.2M180 87.5v.2"
        fill="none"
        stroke="white"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
