import type { GoodsPick } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { chooseGoods } from "@/lib/landing/choose-goods";
import type { LandingProps } from "../landing-props";
import { PhoneFrame } from "./phone-frame";
import { ScreenHead } from "./screen-head";

/** Number of lines for steps and facts above the button. */
const ROOM = 7;

interface Props {
  /** `done` steps are complete; the next one is in progress. */
  screen: { title: string; steps: readonly string[]; done: number } & GoodsPick;
  page: LandingProps;
  className?: string;
}

/** An order in progress: goods, price and current step. */
export function OrderScreen({ screen, page, className = "" }: Props) {
  const [row] = chooseGoods(page.market, screen, 1);
  const { title, steps, done } = screen;
  return (
    <PhoneFrame label={`App 的订单页：${title}`} ground="ground" className={className}>
      <div className="flex h-full flex-col">
        <div className="bg-primary pb-12 text-white [margin-top:-44px] [padding-top:44px]">
          <ScreenHead title="订单" />
          <span className="mt-2 block px-5 font-semibold text-lg">{title}</span>
          <span className="mt-1 block px-5">货款由平台代管，确认后才会放出</span>
        </div>
        <div className="-mt-8 mx-4 flex gap-3 rounded-m bg-white p-3">
          {row ? <Cover url={row.cover} size={52} className="rounded-s" eager /> : null}
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-medium text-[13px]">{row?.name ?? "商品"}</span>
            {row ? <RowPrice row={row} size="small" /> : null}
          </span>
        </div>
        <ol className="mx-4 mt-3 rounded-m bg-white px-4 pt-4">
          {steps.map((step, index) => (
            <li key={step} className="relative flex gap-3 pb-4">
              {index < steps.length - 1 ? (
                <span
                  className={`absolute top-4 bottom-0 left-[7px] w-0.5 ${index < done ? "bg-primary" : "bg-rule"}`}
                />
              ) : null}
              <span
                className={`relative mt-px size-4 shrink-0 rounded-full border-[3px] ${index <= done ? "border-primary" : "border-rule"} ${index < done ? "bg-primary" : "bg-white"}`}
              />
              <span
                className={`text-[13px] ${index === done ? "font-semibold text-mark" : index < done ? "" : "text-soft"}`}
              >
                {step}
              </span>
            </li>
          ))}
        </ol>
        {row ? (
          <ul className="mx-4 mt-3 rounded-m bg-white px-4 py-1.5">
            {facts(row, ROOM - steps.length).map(([name, value]) => (
              <li
                key={name}
                className="flex justify-between gap-4 border-rule border-b py-2.5 last:border-0"
              >
                <span className="shrink-0 text-soft">{name}</span>
                <span className="truncate">{value}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <span className="mx-4 mt-auto mb-8 shrink-0 rounded-full bg-primary py-2.5 text-center font-medium text-sm text-white">
          联系客服
        </span>
      </div>
    </PhoneFrame>
  );
}

/** Returns at most `most` facts; omits the total of a rental, which depends on its hours. */
function facts({ game, kind, price }: GoodsRow, most: number) {
  const lines: readonly (readonly [string, string])[] = [
    ["游戏", game],
    kind === "租号" ? ["单价", `¥${price} 每小时`] : ["实付", `¥${price}`],
    ["支付", "平台担保，扫码付款"],
  ];
  return lines.slice(0, Math.max(1, most));
}
