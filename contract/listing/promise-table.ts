import { AFTER_SALE_DAYS } from "./refund-terms";

/** The terms of a guarantee on the wire; omitted when unknown. */
export interface GuaranteeTerms {
  duration?: string;
  excludes?: string;
  decided_by?: string;
}

const DECIDED = "卖家 48 小时内答复；一方不同意的，由平台客服裁定。";
const OUTSIDE = "在平台之外付的款。";

/** The terms that the marketplace enforces, by name of the guarantee (docs/after-sales.md). */
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
  自动发货: {
    duration: "付款成功后立即，全天有效；拼团的订单在成团之后。",
    excludes: "付款没有成功的订单。",
    decided_by: "由系统执行，不经人工。",
  },
  账号保障: {
    duration: `从上架到交付；交付起 ${AFTER_SALE_DAYS} 天内可以申请退款。`,
    excludes: "上架后由卖家补充、验号报告没有写到的说明。",
    decided_by: DECIDED,
  },
  验号报告: {
    duration: `报告写明验号的日期；交付起 ${AFTER_SALE_DAYS} 天内可以凭报告申请退款。`,
    excludes: "验号之后由买家自己造成的变化。",
    decided_by: DECIDED,
  },
  换绑陪同: {
    duration: "卖家交付起到手机和邮箱换绑完成。",
    excludes: "买家不提供验证所需信息，或游戏官方暂停换绑的情况。",
    decided_by: DECIDED,
  },
  实名可换: {
    duration: `卖家交付起 ${AFTER_SALE_DAYS} 天内。`,
    excludes: "游戏官方规则不允许换绑的账号，商品说明里会写明。",
    decided_by: DECIDED,
  },
  不符退款: {
    duration: "交付起 24 小时内申请退款。",
    excludes: "验号报告里已经写明的问题。",
    decided_by: DECIDED,
  },
};

/** Adds the marketplace's terms to a guarantee; one with an unknown name is returned unchanged. */
export const withTerms = <G extends { name: string }>(guarantee: G): G & GuaranteeTerms => ({
  ...guarantee,
  ...TERMS[guarantee.name],
});
