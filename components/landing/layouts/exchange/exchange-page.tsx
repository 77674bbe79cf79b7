import { Notes } from "../../parts/notes";
import { OrderedPage } from "../../parts/ordered-page";
import type { LayoutProps } from "../layout-props";
import { ExchangeBoard } from "./exchange-board";
import { ExchangeHead } from "./exchange-head";
import { LowestList } from "./lowest-list";
import { Spread } from "./spread";

/** A board of games by kinds right below the headline, then spreads, lowest prices and notes in the data's order. */
export function ExchangePage(page: LayoutProps<"exchange">) {
  const { storefront, layout } = page;
  const bands = {
    spread: <Spread storefront={storefront} {...layout.spread} />,
    lowest: <LowestList storefront={storefront} {...layout.lowest} />,
    notes: <Notes {...layout.notes} surface="tint" />,
  };
  return (
    <OrderedPage
      page={page}
      head={
        <>
          <ExchangeHead page={page} />
          <ExchangeBoard storefront={storefront} {...layout.board} />
        </>
      }
      bands={bands}
    />
  );
}
