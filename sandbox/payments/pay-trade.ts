import { CALLBACKS, type CallbackName } from "./callbacks";
import type { Delivery } from "./outbox";
import type { ProviderSimulator } from "./provider-simulator";
import type { SimulatedPayments } from "./simulate-payments";

export interface TradePayment {
  orderNum: string;
  /** Variant of the callback. "forged": nobody pays, and the callback has a stranger's signature. */
  notice?: CallbackName | "forged" | undefined;
  /** Amount in the callback, instead of the trade's. */
  amountFen?: number | undefined;
}

type Simulators = SimulatedPayments["simulators"];

/** @returns the provider that has a trade of this order */
export async function findTrade(
  simulators: Simulators,
  orderNum: string,
): Promise<ProviderSimulator | undefined> {
  for (const simulator of Object.values(simulators)) {
    if (await simulator.trades.find(orderNum)) return simulator;
  }
  return undefined;
}

/** Lets the buyer open the QR code and the provider refuse the payment. */
export async function failTrade(simulators: Simulators, orderNum: string): Promise<void> {
  await (await findTrade(simulators, orderNum))?.fail(orderNum);
}

/**
 * Lets the buyer open the QR code and pay, and notifies the merchant. Paying again repeats the callback; paying
 * after the trade was closed simulates a payment that was already in flight.
 * @returns the merchant's answer; null when nothing was sent; undefined when no provider has such a trade
 */
export async function payTrade(
  simulators: Simulators,
  { orderNum, notice = "now", amountFen }: TradePayment,
): Promise<Delivery | null | undefined> {
  const simulator = await findTrade(simulators, orderNum);
  if (!simulator) return undefined;
  await simulator.scan(orderNum);
  if (notice === "forged") return simulator.forge(orderNum);
  const payment = amountFen === undefined ? CALLBACKS[notice] : { change: { amountFen } };
  const paid = await simulator.pay(orderNum, { ...payment, underWay: true });
  return paid.state === "paid" ? paid.delivery : simulator.resend(orderNum, payment);
}
