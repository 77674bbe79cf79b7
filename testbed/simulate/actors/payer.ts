import type { CallbackName } from "@storefront/sandbox/payments/callbacks";
import { findTrade, payTrade } from "@storefront/sandbox/payments/pay-trade";
import type { Actor } from "../actor";
import { Violation } from "../violation";
import { purchaseOf } from "../world";

/** Pays in the provider's cashier. What the provider took is the truth that the marketplace is judged by. */
export const payer: Actor = {
  name: "payer",
  plan: () => {},
  async perform(world, { act, of, notice }) {
    const purchase = purchaseOf(world, of);
    if (!purchase) return "nothing";
    const { orderNum, agreedFen } = purchase;
    const provider = await findTrade(world.simulators, orderNum);
    const trade = await provider?.trades.find(orderNum);
    if (!provider || !trade) return "no trade";
    if (trade.amountFen !== agreedFen) {
      throw new Violation(
        "prices",
        `${orderNum}: agreed ${agreedFen} fen, to pay ${trade.amountFen}`,
      );
    }
    if (act === "fail") {
      await provider.fail(orderNum);
      return "refused by the provider";
    }
    if (act === "again") return (await provider.payAgain(orderNum)).state;
    // The cashier of a trade that is over takes no payment.
    const isOver = trade.state === "closed" || trade.expiresAt <= world.clock.now().getTime();
    if (trade.state !== "paid" && isOver) return "closed";
    const delivery = await payTrade(world.simulators, { orderNum, notice: notice as CallbackName });
    return `paid, ${delivery === null ? "not notified" : `notified: ${delivery?.status}`}`;
  },
};
