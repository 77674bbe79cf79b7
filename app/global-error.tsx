"use client";

import "./globals.css";
import { PageError } from "@/components/chrome/page-error";

/** The layout itself broke: a document of its own, in the neutral colours. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="zh-CN">
      <body>
        <PageError error={error} onRetry={retry} />
      </body>
    </html>
  );
}
