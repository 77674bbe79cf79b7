import { chooseRows } from "@/lib/landing/choose-goods";
import { rentOrBuy } from "@/lib/landing/rent-or-buy";
import { GoodsTiles } from "../../parts/goods-tiles";
import { OrderedPage } from "../../parts/ordered-page";
import type { LayoutProps } from "../layout-props";
import { HoursHead } from "./hours-head";
import { HoursSteps } from "./hours-steps";
import { HoursTable } from "./hours-table";

const RENTS = { row: 4, most: 8 } as const;

/** Renting beside buying: two prices of one game, then all games as a table, steps and rentals in the data's order. */
export function HoursPage(page: LayoutProps<"hours">) {
  const { storefront, layout } = page;
  const sums = rentOrBuy(storefront);
  const bands = {
    sums: <HoursTable sums={sums} hours={layout.hours} {...layout.sums} />,
    steps: <HoursSteps storefront={storefront} {...layout.steps} />,
    rents: (
      <GoodsTiles
        title={layout.rents}
        rows={chooseRows(storefront, { kinds: ["租号"], by: "price-asc" }, RENTS)}
        surface="ground"
      />
    ),
  };
  return <OrderedPage page={page} head={<HoursHead page={page} sum={sums[0]} />} bands={bands} />;
}
