"use client";

import { LazyGoodsError } from "@/components/goods/lazy-goods-error";

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <LazyGoodsError error={error} retry={retry} />;
}
