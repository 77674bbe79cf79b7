import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import { APP_ONLY_SPECS } from "@storefront/contract/listing/trade";
import type { TradeView } from "./goods-view";

const SERVICE = [
  { name: "先谈好再下单", brief: "和卖家一对一说清需求、时间与价格" },
  { name: "进度随时看", brief: "开工、截图、验收都有消息提醒" },
  { name: "验收后放款", brief: `款项由平台保管，${ESCROW_END}才给卖家` },
] as const;

const SPECS = [
  { name: "档位在 App 里选", brief: "规格与开始时间由卖家实时更新" },
  { name: "和卖家约时间", brief: "下单前可以一对一沟通，不用猜" },
  { name: "满意再确认", brief: `款项由平台保管，${ESCROW_END}才给卖家` },
] as const;

/** Advantages of the app for goods that only it sells: with specs to choose there, or as a service. */
export function appExtras({ specsType }: Pick<TradeView, "specsType">) {
  return specsType === APP_ONLY_SPECS ? SPECS : SERVICE;
}
