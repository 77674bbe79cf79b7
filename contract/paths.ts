/**
 * Every call by name: method and path (spec §7). Plain data, so that the browser pays for the strings alone.
 * `contract/calls.ts` joins each name with its request and answer schema.
 */
export const PATHS = {
  home: { method: "GET", path: "/v1/index" },
  catalogue: { method: "GET", path: "/v1/goods/catalogue" },
  goodsDetail: { method: "GET", path: "/v1/goods/detail" },
  collectGoods: { method: "GET", path: "/v1/goods/collect_good" },
  shareGoods: { method: "GET", path: "/v1/goods/share" },
  receiveEnvelope: { method: "POST", path: "/v2/goods/receive_envelope" },
  orderConfirm: { method: "POST", path: "/v1/order/order_confirm" },
  quote: { method: "GET", path: "/v1/order/calculate_price" },
  buildOrder: { method: "POST", path: "/v1/order/build" },
  payStatus: { method: "GET", path: "/v1/order/pay_status" },
  orderDetail: { method: "GET", path: "/v1/order/detail" },
  payNotice: { method: "POST", path: "/v1/pay/notice" },
  sendSms: { method: "POST", path: "/v1/common/send_sms" },
  login: { method: "POST", path: "/v1/user/login" },
  logout: { method: "POST", path: "/v1/user/logout" },
  profile: { method: "GET", path: "/v1/user/profile" },
  bindPhone: { method: "POST", path: "/v1/user/bind_phone" },
  getK: { method: "GET", path: "/v2/wechat/getK" },
  scanStatus: { method: "GET", path: "/v2/wechat/getH5ScanStatus" },
  webLogin: { method: "GET", path: "/v2/wechat/webLogin" },
  time: { method: "GET", path: "/v1/common/time" },
} as const satisfies Record<string, { method: "GET" | "POST"; path: `/v${1 | 2}/${string}` }>;

export type CallName = keyof typeof PATHS;
