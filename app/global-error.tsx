"use client";

import "./globals.css";
import { PageError } from "@/components/chrome/page-error";

/** Replaces the document when the layout itself throws, in neutral colours. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="zh-CN">
      <body>
        <PageError error={error} onRetry={retry} />
      </body>
    </html>
  );
}
