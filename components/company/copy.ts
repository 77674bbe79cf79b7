import { hasPlace, type ListingKind } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { DEPOSIT_CHECK_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { BOOST_PROMISE, NO_REASON_REFUND_DAYS } from "@/lib/constants";
import { hasAboutPage } from "@/lib/seo/about";

/** Description of a company's business. */
export interface Business {
  summary: string;
  /** Lines with kinds are of hosts that show one of them. */
  lines: readonly { name: string; text: string; kinds?: readonly ListingKind[] }[];
}

/** Steps of a payment that the platform holds in escrow. */
export const MONEY = ["买家付款", "平台保管", "订单完成", "保管期后放款"] as const;

const GAMES: Business = {
  summary:
    "买卖双方在这里碰面，我们保管款项、留存证据，有争议时按规则裁决。平台自营的商品，页面上都标着「自营」。",
  lines: [
    {
      name: "账号与道具",
      text: "截图、参数、换绑方式写在商品页，成交前都能在消息里问清楚。",
      kinds: ["account", "item"],
    },
    {
      name: "按小时租号",
      text: `租金与押金分开列明，到点结束，号主验号之后押金原路退回，最晚 ${DEPOSIT_CHECK_HOURS} 小时。`,
      kinds: ["rent"],
    },
    {
      name: "卡密与点券",
      text: `付款后系统分配，只在手机订单里显示。支持的商品 ${NO_REASON_REFUND_DAYS} 天无理由退款。`,
      kinds: ["card-key"],
    },
    {
      name: "段位代练",
      text: `起点、目标、价格、工时先算给你看。${BOOST_PROMISE}。`,
      kinds: ["boost"],
    },
  ],
};

const BAGS: Business = {
  summary: "卖家寄来，我们验过再上架；成色与瑕疵都写在鉴定单上，买家看清楚再决定。",
  lines: [
    { name: "寄卖", text: "上门取件、拍照、定价、上架，卖出之前包仍是你的。" },
    { name: "鉴定", text: "皮面、走线、五金、编码逐项看，两位鉴定师意见一致才出结果。" },
    { name: "养护", text: "清洁、补色、换五金，做之前先报价，做过什么写在商品页上。" },
    {
      name: "售后",
      text: `到手与描述不符可以申请退款，支持的商品 ${NO_REASON_REFUND_DAYS} 天无理由退款。`,
    },
  ],
};

/** Kinds with listings that the system delivers. */
export const AUTOMATIC_KINDS = ["card-key", "rent"] as const satisfies ListingKind[];

/** The business of a brand, without lines about goods that its host does not show or boosting that it does not offer. */
export function businessOf(brand: Brand, boosts: boolean): Business {
  const { lines, ...business } = hasAboutPage(brand) ? BAGS : GAMES;
  return {
    ...business,
    lines: lines.filter(
      ({ kinds }) =>
        kinds === undefined ||
        kinds.some((kind) => (kind === "boost" ? boosts : hasPlace(brand.assortment, { kind }))),
    ),
  };
}
