"use client";

import "./globals.css";
import { LazyErrorPage } from "@/components/chrome/lazy-error-page";

const loadPage = () => import("@/components/chrome/page-error").then((part) => part.PageError);

/** Replaces the document when the layout itself throws, in neutral colours. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="zh-CN">
      <body>
        <LazyErrorPage error={error} onRetry={retry} title="页面没有显示出来" load={loadPage} />
      </body>
    </html>
  );
}
