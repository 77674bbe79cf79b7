"use client";

import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import type { RecommendedView } from "@/lib/goods/goods-view";
import { readSuggestions } from "@/lib/goods/read-suggestions";
import { RecommendedShelf } from "./recommended-shelf";

async function fetchSuggestions(): Promise<RecommendedView[]> {
  const result = await call("catalogue", { page: 1 });
  return result.ok ? readSuggestions(result.data) : [];
}

/** Suggests available listings in place of a missing one; renders nothing when they cannot be loaded. */
export function SuggestedGoods() {
  const { data: goods = [] } = useSWR("suggested-goods", fetchSuggestions, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

  if (goods.length === 0) return null;
  return (
    <section aria-labelledby="suggested-title" className="mt-16 small:mt-10">
      <h2 id="suggested-title" className="mb-4 font-semibold text-lg">
        看看正在卖的
      </h2>
      <RecommendedShelf goods={goods} />
    </section>
  );
}
