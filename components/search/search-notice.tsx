import { type SearchRequest, searchHref } from "@/lib/addresses/search-view";
import type { GoodsFound } from "@/lib/discovery/read-found";

interface Props {
  request: SearchRequest;
  found: GoodsFound;
}

/** Says that something else was searched than typed, with a way back, or that results match only in part. */
export function SearchNotice({ request, found: { corrected, approximate } }: Props) {
  const { q } = request;
  if (corrected !== null)
    return (
      <p role="status" className="mt-3 text-ink-2">
        没有“{q}”的结果，已改为搜索
        <strong className="mx-1 font-semibold text-ink">{corrected}</strong>
        <a
          href={searchHref({ ...request, exact: true })}
          rel="nofollow"
          className="ml-3 text-primary-strong underline underline-offset-4"
        >
          仍然搜索“{q}”
        </a>
        {approximate ? "。下面是最接近的结果。" : null}
      </p>
    );
  if (!approximate) return null;
  return (
    <p role="status" className="mt-3 text-ink-2">
      没有和“{q}”完全一致的商品，下面是最接近的结果。
    </p>
  );
}
