/** When a promoter gets the reward of a shared link, and when it is taken back (docs/product.md §9). */
export const REWARD_RULE = "好友付款后，奖励记入你的分享收益；订单退款的，按比例收回。";
