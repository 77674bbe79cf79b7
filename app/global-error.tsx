"use client";

import "./globals.css";
import { PageError } from "@/components/chrome/page-error";

/** The layout itself broke: a document of its own, in the neutral colours. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="zh-CN">
      <body>
        <title>页面没有显示出来</title>
        <PageError onRetry={retry} />
      </body>
    </html>
  );
}
