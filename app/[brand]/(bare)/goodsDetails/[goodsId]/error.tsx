"use client";

import { LazyErrorPage } from "@/components/chrome/lazy-error-page";

const loadPage = () => import("@/components/goods/goods-error").then((part) => part.GoodsError);

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <LazyErrorPage error={error} onRetry={retry} title="商品暂时加载不出来" load={loadPage} />;
}
