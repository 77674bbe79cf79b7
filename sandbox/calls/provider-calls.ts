import { ApiError } from "@storefront/contract/api-error";
import { yuanToFen } from "@storefront/contract/money";
import type { Fault } from "../payments/faults";
import { payTrade } from "../payments/pay-trade";
import type { SimulatedPayments } from "../payments/simulate-payments";
import { type ImplementedCall, implementCall } from "./implement-call";

/** Returns the calls that control the simulated payment providers. */
export function providerCalls(simulators: SimulatedPayments["simulators"]): ImplementedCall[] {
  const all = Object.values(simulators);
  return [
    implementCall("payTrade", async ({ order_num, notice, amount }) => {
      const amountFen = amount === undefined ? undefined : (yuanToFen(amount) ?? undefined);
      const delivery = await payTrade(simulators, { orderNum: order_num, notice, amountFen });
      if (delivery === undefined) throw new ApiError("orderNotFound");
      return { http: delivery?.status ?? 0, accepted: delivery?.accepted ?? false };
    }),
    implementCall("readTrade", async ({ order_num }) => {
      for (const { name, trades } of all) {
        const trade = await trades.find(order_num);
        if (trade) return { provider: name, ...trade };
      }
      throw new ApiError("orderNotFound");
    }),
    implementCall("changeTrade", async ({ order_num, amount }) => {
      const amountFen = yuanToFen(amount) ?? 0;
      for (const { trades } of all) {
        const trade = await trades.find(order_num);
        if (trade) await trades.change(trade, (found) => ({ ...found, amountFen }));
      }
      return { amountFen };
    }),
    implementCall("failProvider", async ({ provider, call, fault, times }) => {
      // The schema refuses faults that the call does not have.
      simulators[provider].faults.set(call, fault as Fault<typeof call>, times);
      return { provider, call, fault, times };
    }),
    implementCall("holdProvider", async ({ provider, call, point }) => {
      simulators[provider].holds.set(call, point);
      return { provider, call, point };
    }),
    implementCall("readHolds", async () => ({
      holding: all.some(({ holds }) => holds.isHolding()),
    })),
    implementCall("releaseHolds", async () => {
      for (const { holds } of all) holds.release();
      return { holding: false };
    }),
    implementCall("sendDueNotices", async () => {
      let sent = 0;
      for (const simulator of all) sent += await simulator.sendDue();
      return { sent };
    }),
  ];
}
