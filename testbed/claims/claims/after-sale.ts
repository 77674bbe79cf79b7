import type { Claim, KeptBy } from "../claim";

const AFTER = "marketplace/refunds/after-sales";
const SALES = `${AFTER}/after-sales.test.ts`;
const RECOVERED = `${AFTER}/recovered-account.test.ts`;
const REQUESTED: KeptBy = [SALES, "can be requested three times, within seven days after delivery"];
const REFUNDED: KeptBy = [
  SALES,
  "a full refund › refunds through the provider less the cashback, revokes the reward and writes the piece off",
];
const AT_MOST: KeptBy = [
  SALES,
  "a partial refund › may be 0, and is refused outside of 0 to the price",
];

export const AFTER_SALES: readonly Claim[] = [
  {
    key: "after-sale",
    says: [
      "=申请退款",
      "(在订单里|不相符，|发了不对，)申请退款",
      "买家申请退款",
      "或申请售后退款",
      "和报告不符[的]，〔claim〕 天内可以申请退款",
      "买家能凭报告申请退款",
      "和页上写的不符，(买家可以|写明原因能)申请退款",
      "和页上的数目对，不符可以申请退款",
      "不相符的可以申请退款",
      "其余的与说明不符也能申请退款",
      "少一样就申请退款",
      "经复核确认真伪或成色与鉴定单不符的，可以申请退款",
      "与描述不符的，收货 〔AFTER_SALE_DAYS〕 天内可以申请退款",
      "到手与描述不符可以申请退款",
      "交付起这些天内买家可以申请退款",
      "交付起 〔AFTER_SALE_DAYS〕 天内[可以[凭报告]]申请退款",
      "查看卡密起 〔AFTER_SALE_DAYS〕 天内申请退款",
      "换不了的可以申请退款",
      "有问题请在期限前申请退款",
      "什么情况退款",
    ],
    condition: "goods that were handed over, for 7 days and with a reason",
    keptBy: [REQUESTED],
  },
  {
    key: "after-sale-of-rentals",
    says: ["因号主原因无法登录或被中途顶下线的，租客可以申请退款"],
    condition: "rentals, until 7 days after their end",
    keptBy: [
      [
        "marketplace/rentals/extend-rental.test.ts",
        "a paid extension › keeps the after-sale window open until seven days after the new end",
      ],
    ],
  },
  {
    key: "after-sale-of-boosts",
    says: ["没打到可以申请退款", "〔AFTER_SALE_DAYS〕 天内发现问题还可以申请售后"],
    condition: "boosts that were reported as done, for 7 days",
    keptBy: [
      [
        "marketplace/boosts/boost-after-sale.test.ts",
        "refunds the full price to the balance immediately when the seller accepts",
      ],
    ],
  },
  {
    key: "after-sale-verified",
    says: [
      "(与商品说明不符|交付起 〔AFTER_SALE_DAYS〕 天内被原号主找回)，核实后退款，最多退实付款",
      "卡密无效或已被使用，核实后退还这张卡密的实付款",
      "已查看的卡密能够证明无效的，凭证核实后退款",
      "不符退款",
      "退款申请已通过，款项(正在退回|已经退回)",
    ],
    condition: "requests that the seller accepts or the platform decides, at most what was paid",
    keptBy: [REFUNDED, AT_MOST],
  },
  {
    key: "found-back",
    says: [
      "找回包赔",
      "找回赔不赔",
      "有「找回包赔」的，〔claim〕 天内申请",
      "账号与描述严重不符、交接失败或在保障期内被原号主找回的，按商品页所列保障服务退款",
      "平台担保交易，交付起 7 天内被找回可以退款",
    ],
    condition: "accounts for sale, for 7 days, at most the price paid",
    keptBy: [
      [
        RECOVERED,
        "an account that its former owner has taken back › is refunded as verified, with the price that was paid at the most",
      ],
      [
        RECOVERED,
        "an account that its former owner has taken back › can be claimed for seven days from its delivery, and not later",
      ],
    ],
  },
  {
    key: "part-of-price",
    says: ["只退一部分时，商品归你，订单照常完成"],
    condition: "requests of less than what is left of the price",
    keptBy: [
      [
        SALES,
        "a partial refund › returns what the buyer requested when the seller agrees, and the sale goes on",
      ],
    ],
  },
  {
    key: "seller-answers",
    says: [
      "卖家 (〔answer〕 小时内[要]答复|〔SELLER_ANSWER_HOURS〕 小时内答复)",
      "卖家会在 〔SELLER_ANSWER_HOURS〕 小时内处理，超时自动同意",
      "卖家须在 … 前处理，超时自动同意",
      "卖家超时未处理，自动同意退款",
      "卖家超时没有处理，会自动同意退款",
    ],
    condition: "requests of buyers; without an answer they are accepted",
    keptBy: [[SALES, "is accepted automatically when the seller does not answer within two days"]],
  },
  {
    key: "platform-decides",
    says: ["一方不同意的，由平台客服裁定"],
    condition: "requests that a seller has refused",
    keptBy: [
      [SALES, "a partial refund › deducts cashback and reward proportionally, and keeps the sale"],
      AT_MOST,
    ],
  },
  {
    key: "buyer-escalates",
    says: ["买家 〔ESCALATE_HOURS〕 小时内可以找平台"],
    condition: "refused requests",
    keptBy: [[SALES, "closes when a refusal is not escalated within three days"]],
  },
  {
    key: "invalid-card",
    says: ["核实无效的码：换码或者退款"],
    condition: "card secrets that the operator has checked",
    keptBy: [
      [
        "operator/orders/exchange-order-secret.test.ts",
        "gives the buyer another secret in the same place, and makes the old one void",
      ],
      REFUNDED,
    ],
  },
  {
    key: "payouts",
    says: ["赔付公示", "平台裁决退回 … 元"],
    condition: "decisions of the platform for buyers of accounts",
    keptBy: [
      [
        "marketplace/catalogue/goods/read-payouts.test.ts",
        "shows what the platform has decided for a buyer, without the buyer's name",
      ],
    ],
  },
];
