import { AFTER_SALE_DAYS } from "../listing/refund-terms";

/** When a promoter gets the reward of a shared link, and when it is taken back (docs/product.md §9). */
export const REWARD_RULE = `好友付款后，奖励记入你的分享收益；好友收货 ${AFTER_SALE_DAYS} 天、售后期结束后转入余额。之前退款的，按比例收回。`;
