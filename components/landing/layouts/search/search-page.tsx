import { endingDeals } from "@/lib/home/home-goods";
import { DealTiles } from "../../parts/deal-tiles";
import { GoodsBand } from "../../parts/goods-band";
import { Notes } from "../../parts/notes";
import { OrderedPage } from "../../parts/ordered-page";
import type { LayoutProps } from "../layout-props";
import { KindTable } from "./kind-table";
import { SearchHead } from "./search-head";

/** A wide search over the games, then kinds, prices that end, listings and notes in the order of the data. */
export function SearchPage(page: LayoutProps<"search">) {
  const { storefront, layout } = page;
  const { kinds, deals, list, notes } = layout;
  const ending = endingDeals(storefront.hot, Date.now());
  const bands = {
    kinds: <KindTable storefront={storefront} {...kinds} />,
    deals: ending.length === 0 ? null : <DealTiles title={deals} rows={ending.slice(0, 4)} />,
    list: <GoodsBand {...list} page={page} surface="ground" />,
    notes: <Notes title={notes.title} list={notes.list} surface="tint" />,
  };
  return <OrderedPage page={page} head={<SearchHead page={page} />} bands={bands} />;
}
