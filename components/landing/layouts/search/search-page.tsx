import { Listings } from "@/components/listing/listings";
import { endingDeals } from "@/lib/home/home-goods";
import { chooseRows } from "@/lib/landing/choose-goods";
import { DealTiles } from "../../parts/deal-tiles";
import { Notes } from "../../parts/notes";
import { OrderedPage } from "../../parts/ordered-page";
import { Band } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { KindTable } from "./kind-table";
import { SearchHead } from "./search-head";

const LISTED = { row: 5, most: 5 } as const;

/** A wide search over the games, then kinds, prices that end, listings and notes in the order of the data. */
export function SearchPage(page: LayoutProps<"search">) {
  const { host, market, layout } = page;
  const { kinds, deals, list, notes } = layout;
  const ending = endingDeals(market.hot, Date.now());
  const bands = {
    kinds: <KindTable market={market} {...kinds} />,
    deals: ending.length === 0 ? null : <DealTiles title={deals} rows={ending.slice(0, 4)} />,
    list: (
      <Band block={{ surface: "ground", title: list.title }}>
        <div className="mt-8">
          <Listings
            rows={chooseRows(market, list.goods, LISTED)}
            mallUrl={host.mallUrl}
            namesGame
          />
        </div>
      </Band>
    ),
    notes: <Notes title={notes.title} list={notes.list} surface="tint" />,
  };
  return <OrderedPage page={page} head={<SearchHead page={page} />} bands={bands} />;
}
