import type { DealLayout } from "@storefront/brands/layouts/deal";
import { Band } from "../../parts/section";

const HEADS = ["订单写着", "钱在哪里", "你能做什么"] as const;

/** An order's states, where the money is in each of them, and what a buyer can do. */
export function OrderStates({ title, list }: DealLayout["states"]) {
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
