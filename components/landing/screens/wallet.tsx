import type { GoodsPick } from "@storefront/brands/landing-parts";
import { fenToYuan } from "@storefront/contract/money";
import { Cover } from "@/components/listing/cover";
import { chooseGoods, priceFen } from "@/lib/landing/choose-goods";
import type { PageProps } from "../landing-props";
import { PhoneFrame } from "./phone-frame";
import { TabBar } from "./tab-bar";

const SALES = ["待买家确认", "换绑中", "已放款", "已放款"];
const RENTS = ["租用中", "已还号", "已到账", "已到账"];

interface Props {
  screen: { title: string } & GoodsPick;
  page: PageProps;
  className?: string;
}

/** A seller's pending income: the sum, and the sales below it. */
export function WalletScreen({ screen, page, className = "" }: Props) {
  const rows = chooseGoods(page.market, screen, 4);
  const sum = rows.reduce((total, row) => total + priceFen(row), 0);
  return (
    <PhoneFrame label={`App 的${screen.title}：合计与每一笔`} className={className}>
      <div className="flex h-full flex-col">
        <span className="px-5 font-semibold text-base">{screen.title}</span>
        <div className="mx-4 mt-3 rounded-m bg-ink p-4 text-white">
          <span className="block text-white/80">四笔合计（元）</span>
          <span className="figures mt-1 block font-bold text-[30px] text-spark leading-9">
            {fenToYuan(sum)}
          </span>
          <span className="mt-3 grid grid-cols-2 gap-2 text-center text-[13px]">
            <span className="rounded-s bg-white py-2 font-medium text-ink">提现</span>
            <span className="rounded-s border border-white/50 py-2">明细</span>
          </span>
        </div>
        <ul className="mt-2 min-h-0 flex-1 overflow-hidden px-4">
          {rows.map((row, index) => (
            <li key={row.id} className="flex items-center gap-3 border-rule border-b py-3">
              <Cover url={row.cover} size={44} className="rounded-s" eager />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-[13px]">{row.name}</span>
                <span className={`mt-1 block text-[11px] ${index < 2 ? "text-mark" : "text-soft"}`}>
                  {(row.kind === "租号" ? RENTS : SALES)[index]}
                </span>
              </span>
              <span className="figures font-semibold text-sm">+{row.price}</span>
            </li>
          ))}
        </ul>
        <TabBar on="我的" />
      </div>
    </PhoneFrame>
  );
}
