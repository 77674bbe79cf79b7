import { CONFIRM_HOURS, ESCALATE_HOURS, SELLER_ANSWER_HOURS } from "@/lib/constants";
import { PAY_WINDOW_S } from "@/lib/purchase/terms/times";
import { Section, Title } from "../../parts/section";
import type { BandProps } from "../sell/band-props";

const CASES = [
  ["下单不付款", `${PAY_WINDOW_S / 60} 分钟后订单取消`, "号回到架上，没有费用"],
  ["你没按时交付", "到时限订单自动取消", "货款全额退给买家"],
  ["买家收了不确认", `交付后 ${CONFIRM_HOURS} 小时自动完成`, "货款照样给你"],
  ["买家申请退款", `你有 ${SELLER_ANSWER_HOURS} 小时答复`, "不答复，视为同意"],
  ["你不同意退款", `买家 ${ESCALATE_HOURS} 小时内可以找平台`, "平台看两边的图文裁定"],
] as const;

/** Outcomes for order and money when a side does not do its part (docs/after-sales.md). */
export function Outcomes({ band }: Pick<BandProps<"outcomes">, "band">) {
  return (
    <Section
      block={band}
      className="grid grid-cols-[300px_1fr] gap-16 py-16 narrow:grid-cols-1 narrow:gap-8"
    >
      <Title block={band} />
      <table className="figures text-left text-base">
        <thead>
          <tr className="border-on border-b-2 text-soft">
            <th className="py-3 font-medium">如果</th>
            <th className="py-3 font-medium">那么</th>
            <th className="py-3 font-medium">钱</th>
          </tr>
        </thead>
        <tbody>
          {CASES.map(([when, then, money]) => (
            <tr key={when} className="border-rule border-b">
              <th scope="row" className="py-4 pr-4 font-semibold">
                {when}
              </th>
              <td className="py-4 pr-4">{then}</td>
              <td className="py-4 text-mark">{money}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
