import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "../deps";
import { guard, unsignedNoticeRules } from "../limits/limits";
import type {
  Acknowledgement,
  NotificationRefusal,
  PaymentProvider,
  ProviderName,
  RawNotification,
} from "../providers/payments/provider";
import { recordFailure } from "./follow-trade";
import { fulfilTask } from "./fulfilment-task";
import type { Payment } from "./payment";
import { recordRefusal } from "./record-notice";
import { isAccepted, recordPayment } from "./settle-payment";

/** Whether the provider, when queried, has exactly the payment that a notification reports. */
async function confirmPayment(
  provider: PaymentProvider,
  { orderNum, tradeNum, amountFen }: Payment,
): Promise<boolean> {
  const answer = await provider.query(orderNum, tradeNum);
  return answer.state === "paid" && answer.tradeNum === tradeNum && answer.amountFen === amountFen;
}

type Receive = (name: ProviderName, raw: RawNotification, ip: string) => Promise<Acknowledgement>;

/**
 * Creates the receiver of payment notifications. Refusals are recorded and logged up to a rate limit per address,
 * because anyone can send them; beyond it they are only counted, and the count is logged whenever it doubles.
 * @returns a function that throws ApiError `noSuchCall` for a provider that is not configured, `tooFrequent`,
 * `limiterDown`
 */
export function notificationReceiver(deps: Deps): Receive {
  const { db, clock, log, payments } = deps;
  let dropped = 0;
  const refuse = async (name: ProviderName, reason: NotificationRefusal, ip: string) => {
    try {
      await guard(deps, unsignedNoticeRules(ip));
    } catch (error) {
      dropped += 1;
      if (Number.isInteger(Math.log2(dropped))) log.warn({ dropped, ip }, "notifications dropped");
      throw error;
    }
    log.warn({ reason, channel: name, ip }, "payment notification rejected");
    await recordRefusal(db, name, reason, clock.now());
  };
  return async (name, raw, ip) => {
    const provider = payments[name];
    if (!provider) throw new ApiError("noSuchCall");
    const parsed = await provider.parseNotification(raw);
    if (parsed.state === "refused") {
      await refuse(name, parsed.reason, ip);
      return provider.acknowledge(false);
    }
    if (parsed.state === "failed") {
      await recordFailure(db, { orderNum: parsed.orderNum, channel: name }, clock.now());
    }
    if (parsed.state !== "paid") {
      log.info({ channel: name, event: parsed.event }, "payment notification without a payment");
      return provider.acknowledge(true);
    }
    const payment = { channel: name, ...parsed.notification };
    const result = await recordPayment(deps, payment, () => confirmPayment(provider, payment));
    // The provider's answer does not wait for it: what is recorded is fulfilled or refunded.
    if (result === "applied") {
      deps.background.start("fulfilment", () => fulfilTask(deps, payment.orderNum));
    }
    return provider.acknowledge(isAccepted(result));
  };
}
