import { NOTICES, type NoticeName } from "./notices";
import type { Delivery } from "./outbox";
import type { ProviderSimulator } from "./provider-simulator";
import type { SimulatedPayments } from "./simulate-payments";

export interface TradePayment {
  orderNum: string;
  /** What becomes of the notification. "forged": nobody pays, and a stranger says so. */
  notice?: NoticeName | "forged" | undefined;
  /** What the notification says was paid, in place of the trade's amount. */
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

/** The buyer opens the QR code, and the provider takes no money. */
export async function failTrade(simulators: Simulators, orderNum: string): Promise<void> {
  await (await findTrade(simulators, orderNum))?.fail(orderNum);
}

/**
 * The buyer opens the QR code and pays, and the merchant is notified. Paying again notifies once more; paying after the trade
 * was closed is a payment that was under way.
 * @returns what the merchant answered, null when nothing was sent; undefined when no provider has such a trade
 */
export async function payTrade(
  simulators: Simulators,
  { orderNum, notice = "now", amountFen }: TradePayment,
): Promise<Delivery | null | undefined> {
  const simulator = await findTrade(simulators, orderNum);
  if (!simulator) return undefined;
  await simulator.scan(orderNum);
  if (notice === "forged") return simulator.forge(orderNum);
  const told = amountFen === undefined ? NOTICES[notice] : { change: { amountFen } };
  const paid = await simulator.pay(orderNum, { ...told, underWay: true });
  return paid.state === "paid" ? paid.delivery : simulator.resend(orderNum, told);
}
