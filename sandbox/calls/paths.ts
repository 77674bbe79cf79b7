/** A POST has its request as JSON, the others in their path and query. */
export type SandboxMethod = "GET" | "POST" | "DELETE";

/**
 * Every call below `/sandbox/` by name: method and path. Plain data, so that the client loads only these strings;
 * `sandbox-calls.ts` joins each name with its documentation.
 */
export const SANDBOX_PATHS = {
  readSmsCode: { method: "GET", path: "sms" },
  scanWechat: { method: "POST", path: "wechat" },
  failWechat: { method: "POST", path: "wechat/faults" },
  payOrder: { method: "POST", path: "pay" },
  actAsSeller: { method: "POST", path: "seller" },
  failFulfilment: { method: "POST", path: "fulfilment" },
  addListing: { method: "POST", path: "listing" },
  unlistGoods: { method: "POST", path: "unlist" },
  advanceClock: { method: "POST", path: "clock" },
  forceAnswer: { method: "POST", path: "force" },
  resetMarket: { method: "POST", path: "reset" },
  createMarket: { method: "POST", path: "markets" },
  readMarket: { method: "GET", path: "markets/{market}" },
  endMarket: { method: "DELETE", path: "markets/{market}" },
  payTrade: { method: "POST", path: "providers/pay" },
  readTrade: { method: "GET", path: "providers/trades/{order_num}" },
  changeTrade: { method: "POST", path: "providers/trades/{order_num}" },
  failProvider: { method: "POST", path: "providers/faults" },
  holdProvider: { method: "POST", path: "providers/holds" },
  readHolds: { method: "GET", path: "providers/holds" },
  releaseHolds: { method: "POST", path: "providers/release" },
  sendDueNotices: { method: "POST", path: "providers/deliver" },
} as const satisfies Record<string, { method: SandboxMethod; path: string }>;

export type SandboxCallName = keyof typeof SANDBOX_PATHS;
