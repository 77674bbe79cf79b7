/** Complete `data` of `shop` for tests; a test overrides only the fields that it is about. */
export const SHOP = {
  user_id: 5,
  nickname: "星河点卡铺",
  head_img_url: "/media/avatars/104.webp",
  auth_identity: 0,
  self_user: 1,
  official_user: 1,
  credit_score: 4.8,
  option: { profile: "点卡秒发" },
  total_selling_goods: 26,
  total_sale: 52_907,
  subscribe_user: 0,
  subscribe_quantity: 900,
  subscribe_gift_envelope: {
    envelope_id: 13,
    reduce_num: "1.00",
    condition_num: "6.00",
    coupon_name: "关注有礼",
    use_time: "领取后 7 天内有效",
    had_received: 0,
  },
};
