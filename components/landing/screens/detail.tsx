import type { GoodsPick } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { Price } from "@/components/ui/price";
import { chooseGoods } from "@/lib/landing/choose-goods";
import type { LandingProps } from "../landing-props";
import { PhoneFrame } from "./phone-frame";

interface KindWords {
  chips: readonly string[];
  /** Text beside the price. */
  aside: string;
  button: string;
}

/** Buyer protection for goods other than accounts. */
const GOODS: KindWords = {
  chips: ["担保付款", "售后仲裁", "人工客服"],
  aside: "担保交易",
  button: "立即购买",
};
const BY_KIND: Readonly<Record<string, KindWords>> = {
  账号: { chips: ["平台验号", "担保付款", "找回赔付"], aside: "包换绑", button: "立即购买" },
  租号: { chips: ["扫码上号", "押金可退", "到点下线"], aside: "按小时", button: "立即租用" },
  卡密: { chips: ["自动发货", "担保付款", "手机领取"], aside: "自动发货", button: "立即购买" },
};

interface Props {
  screen: GoodsPick;
  page: LandingProps;
  className?: string;
}

/** One listing in the app: picture, price, buyer protection and button. */
export function DetailScreen({ screen, page, className = "" }: Props) {
  const [row, ...more] = chooseGoods(page.market, screen, 3);
  const { chips, aside, button } = BY_KIND[row?.kind ?? ""] ?? GOODS;
  return (
    <PhoneFrame label="App 的商品页：图片、价格、保障与购买按钮" className={className}>
      <div className="flex h-full flex-col">
        <span className="relative block h-[226px] shrink-0 overflow-hidden bg-panel">
          {row ? <Cover url={row.cover} size={280} eager className="-mt-6" /> : null}
          <span className="figures absolute right-3 bottom-3 rounded-full bg-black/60 px-2 py-0.5 text-[11px] text-white">
            1 / 6
          </span>
        </span>
        <span className="flex items-baseline justify-between px-4 pt-3">
          {row ? <RowPrice row={row} size="large" /> : <span className="text-soft">价格</span>}
          <span className="text-[11px] text-soft">{aside}</span>
        </span>
        <span className="mt-1 line-clamp-2 px-4 font-medium text-sm leading-5">{row?.name}</span>
        <span className="mt-2 flex gap-1.5 px-4">
          {chips.map((chip) => (
            <span key={chip} className="rounded-[4px] bg-panel px-1.5 py-0.5 text-[11px] text-mark">
              {chip}
            </span>
          ))}
        </span>
        <span className="mt-3 border-rule border-t px-4 pt-3 font-medium text-[13px]">
          看了又看
        </span>
        <ul className="min-h-0 flex-1 overflow-hidden px-4">
          {more.map(({ id, name, price, cover }) => (
            <li key={id} className="flex items-center gap-2.5 pt-2.5">
              <Cover url={cover} size={36} className="rounded-s" eager />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <Price yuan={price} size="small" />
            </li>
          ))}
        </ul>
        <span className="grid shrink-0 grid-cols-[1fr_1fr_2.2fr] items-center gap-2 border-rule border-t px-4 pt-2.5 pb-7 text-center">
          <span className="text-soft">收藏</span>
          <span className="text-soft">客服</span>
          <span className="rounded-full bg-primary py-2 font-medium text-sm text-white">
            {button}
          </span>
        </span>
      </div>
    </PhoneFrame>
  );
}
