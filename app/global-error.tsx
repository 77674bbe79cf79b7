"use client";

import "./globals.css";
import { LazyPageError } from "@/components/chrome/lazy-error-page";

/** Replaces the document when the layout itself throws, in neutral colors. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="zh-CN">
      <body>
        <LazyPageError error={error} retry={retry} />
      </body>
    </html>
  );
}
