/**
 * Every call by name: method and path (spec §7). Plain data, so that the browser pays for the strings alone.
 * `contract/calls.ts` joins each name with its request and answer schema.
 */
export const PATHS = {
  home: { method: "GET", path: "/v1/index" },
  catalogue: { method: "GET", path: "/v1/goods/catalogue" },
  goodsBlocks: { method: "GET", path: "/v1/goods/blocks" },
  goodsIds: { method: "GET", path: "/v1/goods/ids" },
  recordDownload: { method: "POST", path: "/v2/three/download" },
  goodsDetail: { method: "GET", path: "/v1/goods/detail" },
  goodsComments: { method: "GET", path: "/v1/goods/comments" },
  collectGoods: { method: "GET", path: "/v1/goods/collect_good" },
  shareGoods: { method: "GET", path: "/v1/goods/share" },
  shop: { method: "GET", path: "/v1/user/home_page" },
  shopGoods: { method: "GET", path: "/v1/user/goods_list" },
  shopBlocks: { method: "GET", path: "/v1/user/shop_blocks" },
  shopIds: { method: "GET", path: "/v1/user/shop_ids" },
  subscribe: { method: "POST", path: "/v1/user/subscribe" },
  shareRewards: { method: "GET", path: "/v1/user/share_rewards" },
  favourites: { method: "GET", path: "/v1/user/favourites" },
  ownEnvelopes: { method: "GET", path: "/v1/user/envelopes" },
  receiveEnvelope: { method: "POST", path: "/v2/goods/receive_envelope" },
  orderConfirm: { method: "POST", path: "/v1/order/order_confirm" },
  quote: { method: "GET", path: "/v1/order/calculate_price" },
  buildOrder: { method: "POST", path: "/v1/order/build" },
  orderList: { method: "GET", path: "/v1/order/list" },
  orderCancel: { method: "POST", path: "/v1/order/cancel" },
  orderRefund: { method: "POST", path: "/v1/order/refund" },
  orderReceive: { method: "POST", path: "/v1/order/receive" },
  openGroups: { method: "GET", path: "/v1/goods/open_groups" },
  group: { method: "GET", path: "/v1/goods/group" },
  returnRental: { method: "POST", path: "/v1/order/return_rental" },
  payStatus: { method: "GET", path: "/v1/order/pay_status" },
  orderDetail: { method: "GET", path: "/v1/order/detail" },
  rankList: { method: "GET", path: "/v2/skill/rank_list" },
  partitions: { method: "GET", path: "/v1/game/partition" },
  boostCompute: { method: "GET", path: "/v2/skill/pc/compute" },
  recentlySold: { method: "GET", path: "/v2/skill/recently_sold" },
  boostBuild: { method: "POST", path: "/v2/skill/build" },
  boostOrder: { method: "GET", path: "/v2/skill/order" },
  boostCancel: { method: "POST", path: "/v2/skill/cancel" },
  sendSms: { method: "POST", path: "/v1/common/send_sms" },
  login: { method: "POST", path: "/v1/user/login" },
  logout: { method: "POST", path: "/v1/user/logout" },
  logoutEverywhere: { method: "POST", path: "/v1/user/logout_everywhere" },
  profile: { method: "GET", path: "/v1/user/profile" },
  bindPhone: { method: "POST", path: "/v1/user/bind_phone" },
  getK: { method: "GET", path: "/v2/wechat/getK" },
  scanStatus: { method: "GET", path: "/v2/wechat/getH5ScanStatus" },
  webLogin: { method: "GET", path: "/v2/wechat/webLogin" },
  wechatScan: { method: "POST", path: "/v2/wechat/scan" },
  wechatAuthorise: { method: "POST", path: "/v2/wechat/authorise" },
  wechatCancel: { method: "POST", path: "/v2/wechat/cancel" },
  time: { method: "GET", path: "/v1/common/time" },
} as const satisfies Record<string, { method: "GET" | "POST"; path: `/v${1 | 2}/${string}` }>;

export type CallName = keyof typeof PATHS;

/** @returns whether the payload is the query: of every GET, and of the one POST that has it there (spec §7 subscribe) */
export function sendsQuery(name: CallName): boolean {
  return PATHS[name].method === "GET" || name === "subscribe";
}
