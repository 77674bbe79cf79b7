import { AFTER_SALE_DAYS, CARD_SETTLE_HOURS } from "@storefront/contract/listing/refund-terms";
import { HOUR_S } from "../action";
import type { Invariant } from "../invariant";
import type { WatchedOrder } from "../watch/watch-orders";
import type { Purchase, World } from "../world";
import { returnedSums } from "./returned";

/**
 * What a buyer has paid, less what operators have returned of it, is in escrow until the seller may have it, and then the
 * seller's: a day after the buyer has received cards, with the end of a rental, and not before an after-sale ends. By what
 * buyers have paid and received, not by the marketplace's due times.
 */
export const escrow: Invariant = {
  name: "escrow",
  tables: ["orders", "boost_orders", "payment_refunds", "ledger_transfers", "rentals"],
  find: async (world) =>
    world.watch.latest.flatMap(({ before, after: order }) => {
      const purchase = [...world.purchases.values()].find(
        ({ orderNum }) => orderNum === order.orderNum,
      );
      if (!purchase) return [];
      const { orderNum, status, escrowFen, sellerFen } = order;
      const leftFen = leftOf(world, purchase, order);
      const [holder, other] = order.isSettled ? [sellerFen, escrowFen] : [escrowFen, sellerFen];
      if (!leftFen.includes(holder) || other !== 0) {
        const held = `${escrowFen} fen are in escrow and ${sellerFen} the seller's`;
        return [`${orderNum}, ${status}: ${held}, left are ${leftFen.join(" or ")}`];
      }
      if (!order.isSettled || before?.isSettled) return [];
      const early = whyTooEarly(world, purchase, order);
      return early === null ? [] : [`${orderNum}, ${status}: is settled ${early}`];
    }),
};

/** Of which nothing is, or is no more, in escrow. */
const WITHOUT = ["pending", "received", "expired", "cancelled", "refunded", "refund_due"];

function leftOf(world: World, purchase: Purchase, { status }: WatchedOrder): number[] {
  if (WITHOUT.includes(status)) return [0];
  const priceFen = purchase.agreedFen - purchase.depositFen;
  return returnedSums(world, purchase).map((fen) => priceFen - fen);
}

function whyTooEarly(world: World, purchase: Purchase, order: WatchedOrder): string | null {
  if (order.inAfterSale) return "in an after-sale";
  const { kind, rentalNum } = purchase;
  const rental = kind === "rent" ? order : world.watch.seen.get(rentalNum ?? "");
  if (rental) return rental.isClosed ? null : "before its rental's end";
  // What is handed over can be complained of for days after its end, which is after the order.
  const [since, least] = purchase.isManual
    ? [purchase.placedAt, AFTER_SALE_DAYS * 24]
    : [purchase.receivedAt, CARD_SETTLE_HOURS];
  if (since === undefined) return "before its buyer has received it";
  const hours = (world.clock.now().getTime() - since) / 1000 / HOUR_S;
  return hours < least ? `after ${hours} hours, not ${least}` : null;
}
