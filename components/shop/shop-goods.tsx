"use client";

import type { Assortment } from "@storefront/brands/assortment";
import { SHOP_SORTS, type ShopSort } from "@storefront/contract/discovery/shop-sorts";
import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import {
  FIRST_PAGE,
  type ListQuery,
  lastPageOf,
  readListQuery,
  writeListQuery,
} from "@/lib/addresses/list-query";
import { call } from "@/lib/api/call.client";
import { filterQuery } from "@/lib/goods/assortment-query";
import { limitShopGoods, type ShopGoodsView } from "@/lib/shop/shop-goods";
import { PageLinks } from "../ui/page-links";
import { GoodsGrid } from "./goods-grid";
import { GridSkeleton } from "./grid-skeleton";
import { ListProblem } from "./list-problem";
import { ShopEmpty } from "./shop-empty";
import { SortBar } from "./sort-bar";

type ShopQuery = ListQuery<ShopSort>;

const [DEFAULT, ...SORTS] = SHOP_SORTS;
const LAST_PAGE = 100_000;

interface Props {
  userId: number;
  /** First page of the list, from the cached page. */
  first: ShopGoodsView;
  /** Assortment of the host; undefined: all of the shop's goods. */
  assortment?: Assortment | undefined;
}

/** The shop's listings, sorted and paginated (product §7 goods_list). */
export function ShopGoods({ userId, first, assortment }: Props) {
  const [query, setQuery] = useShopQuery();
  const isFirst = query.filter === null && query.page === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isLoading, mutate } = useSWR<ShopGoodsView, Error>(
    isFirst ? null : ["shop-goods", userId, query.filter, query.page],
    () => fetchGoods(userId, query, assortment),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const shown = isFirst ? first : data;

  const turn = (page: number) => {
    setQuery({ ...query, page });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  };
  const total = shown?.total ?? first.total;
  const last = lastPageOf(total, shown?.pageSize ?? first.pageSize, LAST_PAGE);

  return (
    <section aria-labelledby="shop-goods" className="container-page pt-8">
      <div className="mb-5 flex items-center justify-between small:flex-wrap small:gap-3">
        <h2
          id="shop-goods"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-6 font-semibold text-lg outline-none"
        >
          在售商品 <span className="figures font-normal text-base text-ink-2">{total}</span>
        </h2>
        {first.total === 0 ? null : (
          <SortBar
            sort={query.filter ?? DEFAULT}
            onChoose={(sort) => setQuery({ filter: sort === DEFAULT ? null : sort, page: 1 })}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {isLoading ? "正在加载商品" : `第 ${query.page} 页，共 ${last} 页`}
      </p>
      {first.total === 0 ? (
        <ShopEmpty />
      ) : error && !isFirst ? (
        <ListProblem text={error.message} onRetry={() => void mutate()} />
      ) : shown === undefined ? (
        <GridSkeleton />
      ) : shown.rows.length === 0 ? (
        <ListProblem
          text={`这家店的商品没有第 ${query.page} 页`}
          action="回到第一页"
          onRetry={() => turn(1)}
        />
      ) : (
        <>
          <GoodsGrid rows={shown.rows} waiting={isLoading && !isFirst} />
          <PageLinks page={query.page} last={last} onTurn={turn} />
        </>
      )}
    </section>
  );
}

/** @throws Error with a message for the visitor */
async function fetchGoods(
  userId: number,
  { filter, page }: ShopQuery,
  assortment: Assortment | undefined,
): Promise<ShopGoodsView> {
  const list = { user_id: userId, sort: filter ?? DEFAULT, page };
  const result = await call("shopGoods", { ...list, ...filterQuery(assortment) });
  if (!result.ok) throw new Error(result.msg);
  return limitShopGoods(result.data, assortment);
}

/** Keeps sort order and page number in the URL. The server and the first paint render the first page. */
function useShopQuery(): [ShopQuery, (next: ShopQuery) => void] {
  const [query, setCurrent] = useState<ShopQuery>(FIRST_PAGE);
  useEffect(() => setCurrent(readListQuery(window.location.search, "sort", SORTS, LAST_PAGE)), []);
  const setQuery = (next: ShopQuery) => {
    window.history.replaceState(null, "", writeListQuery(window.location.search, "sort", next));
    setCurrent(next);
  };
  return [query, setQuery];
}
