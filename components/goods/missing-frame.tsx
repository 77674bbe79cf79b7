import type { ReactNode } from "react";
import { PageStatus } from "@/components/chrome/page-status";
import { DrawnNotice } from "@/components/ui/drawn-notice";
import { LazySuggestions } from "./others/lazy-suggestions";

interface Props {
  drawing: ReactNode;
  title: string;
  text: string;
}

/** Layout of the 404 pages of listings and shops, with suggestions. */
export function MissingFrame({ drawing, title, text }: Props) {
  return (
    <main id="main" className="container-page min-h-[60vh] py-20 small:py-8">
      <PageStatus />
      <DrawnNotice drawing={drawing}>
        <p className="figures font-medium text-primary-strong text-sm">404</p>
        <h1 className="mt-1 font-semibold text-xl">{title}</h1>
        <p className="mt-3 text-ink-2 text-sm">{text}</p>
        <div className="mt-6">
          <a
            href="/index"
            className="inline-block rounded-s bg-primary px-6 py-2.5 text-sm text-white hover:bg-primary-strong"
          >
            回首页看看
          </a>
        </div>
      </DrawnNotice>
      <LazySuggestions />
    </main>
  );
}
