"use client";

import { LazyErrorPage } from "@/components/chrome/lazy-error-page";

const loadPage = () => import("@/components/chrome/page-error").then((part) => part.PageError);

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <LazyErrorPage error={error} onRetry={retry} title="页面没有显示出来" load={loadPage} />;
}
