import { GoodsBand } from "../../parts/goods-band";
import { MoneyLanes } from "../../parts/money-lanes";
import { OrderedPage } from "../../parts/ordered-page";
import type { LayoutProps } from "../layout-props";
import { DealHead } from "./deal-head";
import { OrderStates } from "./order-states";

/** One deal from price to payout: its paper, the way of the money, an order's states, and listings to begin with. */
export function DealPage(page: LayoutProps<"deal">) {
  const { layout } = page;
  const bands = {
    path: <MoneyLanes {...layout.path} surface="white" />,
    states: <OrderStates {...layout.states} />,
    shelf: <GoodsBand {...layout.shelf} page={page} surface="tint" />,
  };
  return <OrderedPage page={page} head={<DealHead page={page} />} bands={bands} />;
}
