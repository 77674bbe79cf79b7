import { AFTER_SALE_DAYS } from "./refund-terms";

/** The terms of a guarantee on the wire; what is left out is not said. */
export interface GuaranteeTerms {
  duration?: string;
  excludes?: string;
  decided_by?: string;
}

const DECIDED = "卖家 48 小时内答复；一方不同意的，由平台客服裁定。";
const OUTSIDE = "在平台之外付的款。";

/** What the marketplace really does for the guarantees that it knows by name (docs/after-sales.md). */
const TERMS: Readonly<Record<string, GuaranteeTerms>> = {
  卡密保真: {
    duration: `查看卡密起 ${AFTER_SALE_DAYS} 天内申请退款。`,
    excludes: "已经成功使用的卡密。",
    decided_by: DECIDED,
  },
  平台担保: {
    duration: `从付款到确认收货；交付起 ${AFTER_SALE_DAYS} 天内可以申请退款。`,
    excludes: OUTSIDE,
    decided_by: DECIDED,
  },
  超时退款: {
    duration: "付款起到卖家的交付时限。",
    excludes: "已经交付的订单。",
    decided_by: "由系统自动取消并全额退款，不需要申请。",
  },
  找回包赔: {
    duration: `交付起 ${AFTER_SALE_DAYS} 天内申请退款。`,
    excludes: "买家自己转让或泄露了密码的账号。",
    decided_by: DECIDED,
  },
  不符退款: {
    duration: "交付起 24 小时内申请退款。",
    excludes: "验号报告里已经写明的问题。",
    decided_by: DECIDED,
  },
};

/** A guarantee with the terms that hold for it here; one of another name keeps its own words alone. */
export const withTerms = <G extends { name: string }>(guarantee: G): G & GuaranteeTerms => ({
  ...guarantee,
  ...TERMS[guarantee.name],
});
