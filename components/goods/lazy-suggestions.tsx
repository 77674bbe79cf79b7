"use client";

import { LazyPart } from "@/components/ui/lazy-part";

const load = () => import("./suggested-goods").then((part) => part.SuggestedGoods);

/** The 404 of a listing is part of what every goods page may become, so its suggestions come only when it is shown. */
export function LazySuggestions() {
  return <LazyPart load={load} props={{}} />;
}
