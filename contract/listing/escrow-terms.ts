import { AFTER_SALE_DAYS, CARD_SETTLE_HOURS } from "./refund-terms";

/** When the platform pays a seller; the ledger keeps it (orders/ledger-events.ts). */
export const ESCROW_END = "订单完成且保管期结束后";

/** The promise of escrow, wherever it is made in full. */
export const ESCROW_PROMISE = `货款由平台保管，${ESCROW_END}才付给卖家`;

/** How long the platform holds the money of each kind of order. */
export const ESCROW_WINDOWS = `卡密保管到查看后 ${CARD_SETTLE_HOURS} 小时，租号保管到归还，其他商品保管到收货后 ${AFTER_SALE_DAYS} 天的售后期结束`;
