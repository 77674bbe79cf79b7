import { CALLBACK_PATHS } from "@storefront/marketplace/providers/payments/callback-paths";
import { ALIPAY_SCHEDULE_S } from "@storefront/sandbox/payments/alipay/callback";
import { SAMPLE_CREDENTIALS } from "@storefront/sandbox/payments/credentials";
import { createOutbox, type Send } from "@storefront/sandbox/payments/outbox";
import {
  createProviderSimulator,
  type ProviderSimulator,
} from "@storefront/sandbox/payments/provider-simulator";
import { memoryTrades, type ProviderName } from "@storefront/sandbox/payments/trade";
import { WECHAT_SCHEDULE_S } from "@storefront/sandbox/payments/wechat/callback";
import { writeNotification } from "./callback";

export type Simulators = Record<ProviderName, ProviderSimulator>;

/** Where the simulated providers send callbacks; only the path matters. */
export const MERCHANT_URL = "http://merchant.test";

/** The sandbox's payment providers in virtual time, with their schedules of retries, and without their wire protocols. */
export function openSimulators(now: () => Date, send: Send): Simulators {
  const open = (name: ProviderName, scheduleS: readonly number[], closesAfterFailure: boolean) =>
    createProviderSimulator({
      ...{ name, now, closesAfterFailure, writeNotification },
      credentials: SAMPLE_CREDENTIALS,
      trades: memoryTrades(),
      outbox: createOutbox(scheduleS, now, send),
    });
  return {
    alipay: open("alipay", ALIPAY_SCHEDULE_S, true),
    wxpay: open("wxpay", WECHAT_SCHEDULE_S, false),
  };
}

export const notifyUrl = (name: ProviderName): string => MERCHANT_URL + CALLBACK_PATHS[name];
