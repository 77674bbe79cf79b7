import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { CONFIRM_HOURS } from "@/lib/constants";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { chooseGoods, priceFen } from "@/lib/landing/choose-goods";
import { payout } from "@/lib/landing/payout";
import { yuanText } from "@/lib/landing/yuan-text";
import type { LayoutProps } from "../layout-props";
import { SellPage } from "../sell/sell-page";

/** One sale as an account statement: a real listing from the buyer's payment to the seller's proceeds. */
export function SalePage({ layout, ...page }: LayoutProps<"sale">) {
  const [row] = chooseGoods(page.storefront, layout.goods, 1);
  return (
    <SellPage
      {...layout}
      page={page}
      sheet={row ? <Account row={row} percent={page.brand.sellFeePercent} /> : null}
    />
  );
}

function Account({ row, percent = 0 }: { row: GoodsRow; percent: number | undefined }) {
  const { priceFen: price, feeFen, keptFen } = payout(priceFen(row), percent);
  return (
    <>
      <a href={goodsAddress(row.id)} className="flex items-center gap-4 hover:underline">
        <Cover url={row.cover} size={88} className="rounded-s" eager />
        <span className="min-w-0">
          <span className="text-soft text-xs">{row.game} · 在售账号</span>
          <span className="line-clamp-2 font-medium text-base">{row.name}</span>
        </span>
      </a>
      <dl className="figures mt-5 border-rule border-t-2 border-dashed text-base">
        <Line name="买家付款" note="付到平台，不是付给你" value={`¥${yuanText(price)}`} />
        <Line name="交付期间" note="平台保管，谁也动不了" value={`¥${yuanText(price)}`} />
        {feeFen > 0 ? (
          <Line name="服务费" note={`标价的 ${percent}%`} value={`−¥${yuanText(feeFen)}`} />
        ) : null}
      </dl>
      <p className="figures flex items-end justify-between border-on border-t-2 pt-4">
        <span>
          <span className="block font-semibold text-lg">卖家收到</span>
          <span className="text-soft">{`${ESCROW_END}；买家不点确认，${CONFIRM_HOURS} 小时自动完成`}</span>
        </span>
        <span className="font-black text-3xl text-price">¥{yuanText(keptFen)}</span>
      </p>
    </>
  );
}

function Line({ name, note, value }: { name: string; note: string; value: string }) {
  return (
    <div className="grid grid-cols-[96px_1fr_auto] gap-3 border-rule border-b py-3.5">
      <dt className="font-medium">{name}</dt>
      <dd className="text-soft">{note}</dd>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
