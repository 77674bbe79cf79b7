import { pickRows } from "@/lib/home/storefront-view";
import { priceCuts, priceLevels } from "@/lib/landing/price-levels";
import { DealTiles } from "../../parts/deal-tiles";
import { GoodsTiles } from "../../parts/goods-tiles";
import { Notes } from "../../parts/notes";
import { OrderedPage } from "../../parts/ordered-page";
import type { LayoutProps } from "../layout-props";
import { BudgetHead } from "./budget-head";

const EACH = 4;
const CUTS = 6;

/** Sorted by budget: columns of price levels, then each level's listings, price cuts and notes. */
export function BudgetPage(page: LayoutProps<"budget">) {
  const { storefront, layout } = page;
  const levels = priceLevels(storefront, layout.kinds, layout.levels).filter(
    ({ rows }) => rows.length > 0,
  );
  const cuts = priceCuts(storefront, layout.kinds).slice(0, CUTS);
  const bands = {
    levels: levels.map(({ bound, rows }, index) => (
      <div key={bound} id={`yuan-${bound}`} className="scroll-mt-4">
        <GoodsTiles
          title={layout.level.replace("#", String(bound))}
          lead={`${rows.length} 件，从便宜的排起`}
          rows={pickRows(rows, EACH, { perGame: 1 })}
          surface={index % 2 === 0 ? "white" : "ground"}
        />
      </div>
    )),
    cuts: cuts.length === 0 ? null : <DealTiles title={layout.cuts} rows={cuts} />,
    notes: <Notes {...layout.notes} surface="spark" />,
  };
  return (
    <OrderedPage
      page={page}
      head={<BudgetHead page={page} levels={levels} cuts={cuts} />}
      bands={bands}
    />
  );
}
