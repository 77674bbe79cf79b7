import { Listings } from "@/components/listing/listings";
import { chooseRows } from "@/lib/landing/choose-goods";
import { MoneyLanes } from "../../parts/money-lanes";
import { OrderedPage } from "../../parts/ordered-page";
import { Band } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { DealHead } from "./deal-head";
import { OrderStates } from "./order-states";

const LISTED = { row: 5, most: 5 } as const;

/** One deal from price to payout: its paper, the way of the money, an order's states, and listings to begin with. */
export function DealPage(page: LayoutProps<"deal">) {
  const { host, market, layout } = page;
  const bands = {
    path: <MoneyLanes {...layout.path} surface="white" />,
    states: <OrderStates {...layout.states} />,
    shelf: (
      <Band block={{ surface: "tint", title: layout.shelf.title }}>
        <div className="mt-8">
          <Listings
            rows={chooseRows(market, layout.shelf.goods, LISTED)}
            mallUrl={host.mallUrl}
            namesGame
          />
        </div>
      </Band>
    ),
  };
  return <OrderedPage page={page} head={<DealHead page={page} />} bands={bands} />;
}
