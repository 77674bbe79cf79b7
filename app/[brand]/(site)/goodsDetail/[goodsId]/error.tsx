"use client";

import { GoodsError } from "@/components/goods/goods-error";

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return <GoodsError onRetry={retry} />;
}
