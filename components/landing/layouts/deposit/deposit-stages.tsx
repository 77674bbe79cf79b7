import type { DepositLayout } from "@storefront/brands/layouts/deposit";
import { DEPOSIT_CHECK_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { Band } from "../../parts/section";

/** Where the deposit is in each stage, and what happens there. */
const STAGES = [
  { at: "你", text: "下单前就看到押金多少，和租金一起付，金额与单子一致。" },
  { at: "平台", text: "租期里由平台保管，号主拿不到，你也不用担心。" },
  {
    at: "平台",
    text: `归还或到期以后，号主有 ${DEPOSIT_CHECK_HOURS} 小时验号。没有异议，到时间自动退。`,
  },
  { at: "你", text: "按原支付方式退回。订单里写着退了多少、什么时候退的。" },
] as const;

/** The deposit's way as four stations, with its holder marked in each. */
export function DepositStages({ title, surface, names }: DepositLayout["stages"]) {
  return (
    <Band block={{ surface, title }}>
      <ol className="mt-10 grid grid-cols-4 gap-4 narrow:grid-cols-2 small:grid-cols-1">
        {STAGES.map(({ at, text }, index) => (
          <li key={text} className="flex flex-col rounded-m bg-panel p-6">
            <span className="flex items-center gap-3">
              <span
                className={`grid size-14 place-items-center rounded-full font-semibold ${at === "平台" ? "bg-glow text-over" : "border-2 border-glow text-mark"}`}
              >
                {at}
              </span>
              <span className="text-soft text-xs">押金在{at === "你" ? "你手里" : "平台"}</span>
            </span>
            <h3 className="mt-5 font-semibold text-lg">{names[index]}</h3>
            <p className="mt-2 text-base text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
