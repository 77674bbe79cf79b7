import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "../deps";
import { guard, unsignedCallbackRules } from "../limits/limits";
import type {
  Acknowledgement,
  CallbackRefusal,
  PaymentProvider,
  ProviderName,
  RawCallback,
} from "../providers/payments/provider";
import { recordFailure } from "./follow-trade";
import { fulfilTask } from "./fulfilment-task";
import type { Payment } from "./payment";
import { recordRefusal } from "./record-callback";
import { isAccepted, recordPayment } from "./settle-payment";

/** Whether the provider, when queried, has exactly the payment that a callback reports. */
async function confirmPayment(
  provider: PaymentProvider,
  { orderNum, tradeNum, amountFen }: Payment,
): Promise<boolean> {
  const answer = await provider.query(orderNum, tradeNum);
  return answer.state === "paid" && answer.tradeNum === tradeNum && answer.amountFen === amountFen;
}

type Receive = (name: ProviderName, raw: RawCallback, ip: string) => Promise<Acknowledgement>;

/**
 * Creates the receiver of payment callbacks. Refusals are recorded and logged up to a rate limit per address,
 * because anyone can send them; beyond it they are only counted, and the count is logged whenever it doubles.
 * @returns a function that throws ApiError `noSuchCall` for a provider that is not configured, `tooFrequent`,
 * `limiterDown`
 */
export function callbackReceiver(deps: Deps): Receive {
  const { db, clock, log, payments } = deps;
  let dropped = 0;
  const refuse = async (name: ProviderName, reason: CallbackRefusal, ip: string) => {
    try {
      await guard(deps, unsignedCallbackRules(ip));
    } catch (error) {
      dropped += 1;
      if (Number.isInteger(Math.log2(dropped))) log.warn({ dropped, ip }, "callbacks dropped");
      throw error;
    }
    log.warn({ reason, channel: name, ip }, "payment callback rejected");
    await recordRefusal(db, name, reason, clock.now());
  };
  return async (name, raw, ip) => {
    const provider = payments[name];
    if (!provider) throw new ApiError("noSuchCall");
    const parsed = await provider.parseCallback(raw);
    if (parsed.state === "refused") {
      await refuse(name, parsed.reason, ip);
      return provider.acknowledge(false);
    }
    if (parsed.state === "failed") {
      await recordFailure(db, { orderNum: parsed.orderNum, channel: name }, clock.now());
    }
    if (parsed.state !== "paid") {
      log.info({ channel: name, event: parsed.event }, "payment callback without a payment");
      return provider.acknowledge(true);
    }
    const payment = { channel: name, ...parsed.callback };
    const result = await recordPayment(deps, payment, () => confirmPayment(provider, payment));
    // The provider's answer does not wait for it: what is recorded is fulfilled or refunded.
    if (result === "applied") {
      deps.background.start("fulfilment", () => fulfilTask(deps, payment.orderNum));
    }
    return provider.acknowledge(isAccepted(result));
  };
}
