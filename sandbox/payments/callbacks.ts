import type { Payment } from "./provider-simulator";

/**
 * Variants of a payment callback, by the names that tests use. Alipay's have no currency, and their time is not
 * checked: `wrong_currency` and `stale` apply to WeChat Pay only.
 */
export const CALLBACKS = {
  now: {},
  lost: { timing: "lost" },
  late: { timing: "late" },
  twice: { timing: "twice" },
  flood: { timing: "flood" },
  out_of_order: { timing: "out_of_order" },
  bad_signature: { change: { forged: true } },
  stale: { change: { agedS: 301 } },
  wrong_amount: { change: { amountFen: 1 } },
  wrong_app: { change: { appId: "2021000000000009" } },
  wrong_merchant: { change: { merchantId: "2088000000000009" } },
  wrong_currency: { change: { currency: "USD" } },
} as const satisfies Record<string, Payment>;

export type CallbackName = keyof typeof CALLBACKS;

export const CALLBACK_NAMES = Object.keys(CALLBACKS) as [CallbackName, ...CallbackName[]];
