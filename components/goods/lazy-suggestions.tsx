"use client";

import { LazyComponent } from "@/components/ui/lazy-component";

const load = () => import("./suggested-goods").then((part) => part.SuggestedGoods);

/** The 404 of a listing is part of what every goods page may become, so its suggestions come only when it is shown. */
export function LazySuggestions() {
  return <LazyComponent load={load} props={{}} />;
}
