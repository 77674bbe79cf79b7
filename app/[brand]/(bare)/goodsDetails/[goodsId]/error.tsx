"use client";

import { GoodsError } from "@/components/goods/goods-error";

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <GoodsError error={error} onRetry={retry} />;
}
