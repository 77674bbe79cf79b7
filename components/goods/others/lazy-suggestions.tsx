"use client";

import { LazyComponent } from "@/components/ui/lazy-component";

const load = () => import("./suggested-goods").then((part) => part.SuggestedGoods);

/** Loaded on demand: the 404 view is bundled with every goods page, its suggestions should not be. */
export function LazySuggestions() {
  return <LazyComponent load={load} props={{}} />;
}
