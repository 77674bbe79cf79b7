import type { DealLayout } from "@storefront/brands/layouts/deal";
import { GoodsBand } from "../../parts/goods-band";
import { MoneyFlowTable } from "../../parts/money-flow-table";
import { OrderedPage } from "../../parts/ordered-page";
import { Band } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { DealHead } from "./deal-head";

/** One deal from price to payout: its paper, the way of the money, an order's states, and listings to begin with. */
export function DealPage(page: LayoutProps<"deal">) {
  const { layout } = page;
  const bands = {
    path: <MoneyFlowTable {...layout.path} surface="white" />,
    states: <OrderStates {...layout.states} />,
    shelf: <GoodsBand {...layout.shelf} page={page} surface="tint" />,
  };
  return <OrderedPage page={page} head={<DealHead page={page} />} bands={bands} />;
}

const HEADS = ["订单写着", "钱在哪里", "你能做什么"] as const;

/** An order's states, where the money is in each of them, and what a buyer can do. */
function OrderStates({ title, list }: DealLayout["states"]) {
  return (
    <Band block={{ surface: "deep", title }}>
      <table className="mt-8 w-full border-collapse text-left text-base">
        <thead className="small:sr-only">
          <tr className="border-rule border-b text-soft">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="py-3 pr-6 font-medium text-sm">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(({ state, money, next }) => (
            <tr key={state} className="border-rule border-b align-top small:block small:py-4">
              <th
                scope="row"
                className="w-[220px] py-4 pr-6 font-bold text-lg small:block small:w-auto small:p-0"
              >
                {state}
              </th>
              <td className="w-[360px] py-4 pr-6 small:block small:w-auto small:py-1">{money}</td>
              <td className="py-4 text-soft small:block small:p-0">{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
