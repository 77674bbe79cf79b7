import type { Invariant } from "../invariant";
import type { WatchedOrder } from "../watch/watch-orders";
import type { Purchase, World } from "../world";

/**
 * A buyer has got back of an order what operators have returned of it, or all of the price when it is undone, and its
 * cashback once it is received, less the share of what was returned; its promoter has the rest of the reward. By what buyers
 * were promised and operators did, not by what the marketplace has counted.
 */
export const returned: Invariant = {
  name: "returned",
  tables: ["orders", "boost_orders", "payment_refunds", "ledger_transfers", "rentals"],
  async find(world) {
    return world.watch.latest.flatMap(({ after: order }) => {
      const purchase = [...world.purchases.values()].find(
        (each) => each.orderNum === order.orderNum,
      );
      if (!purchase) return [];
      const gotFen = order.returnedFen + order.cashbackFen;
      const expected = expectedFen(world, purchase, order);
      const { orderNum, status, returnedFen, cashbackFen, rewardFen } = order;
      if (!expected.includes(gotFen)) {
        const got = `${returnedFen} fen were returned and ${cashbackFen} are cashback`;
        return [`${orderNum}, ${status}: ${got}, together not ${expected.join(" or ")}`];
      }
      const kept = UNDONE.includes(status) ? findKeptExtension(world, orderNum) : undefined;
      if (kept !== undefined) return [`${orderNum} is ${status}, its extension ${kept} is not`];
      const [least, most] = rewardBounds(world, purchase, order);
      if (least <= rewardFen && rewardFen <= most) return [];
      return [`${orderNum}, ${status}: its promoter has ${rewardFen} fen, not ${least} to ${most}`];
    });
  },
};

const UNPAID = ["pending", "received", "grouping", "expired", "cancelled"];
const UNDONE = ["refunded", "refund_due"];

/** Several where an operator has had no answer yet. */
function expectedFen(world: World, purchase: Purchase, order: WatchedOrder): number[] {
  const { status, isRented, isClosed } = order;
  const priceFen = purchase.agreedFen - purchase.depositFen;
  // Of a rental that never ran the deposit is a part of the refund.
  if (UNDONE.includes(status)) return [isRented && !isClosed ? purchase.agreedFen : priceFen];
  if (UNPAID.includes(status)) return [0];
  const isReceived = isRented ? isClosed : status === "collected" || status === "completed";
  const promisedFen = isReceived ? purchase.cashbackFen : 0;
  return returnedSums(world, purchase).map(
    (fen) => fen + promisedFen - Math.floor((promisedFen * fen) / priceFen),
  );
}

/** Returns a paid extension of a rental that was not refunded with it. */
function findKeptExtension({ purchases, watch }: World, rental: string): string | undefined {
  const extensions = [...purchases.values()].filter(({ rentalNum }) => rentalNum === rental);
  return extensions.find(({ orderNum }) => watch.seen.get(orderNum)?.status === "extended")
    ?.orderNum;
}

/** Each part that is returned may leave a promoter a fen more than its share; one that is returned after the payout leaves all. */
function rewardBounds(
  world: World,
  purchase: Purchase,
  { status, isRewardPaid }: WatchedOrder,
): [number, number] {
  const { rewardFen, agreedFen, depositFen } = purchase;
  if (UNPAID.includes(status)) return [0, 0];
  if (UNDONE.includes(status)) return [0, isRewardPaid ? rewardFen : 0];
  const priceFen = agreedFen - depositFen;
  const left = returnedSums(world, purchase).map(
    (fen) => (rewardFen * (priceFen - fen)) / priceFen,
  );
  const most = Math.max(...left) + returnsOf(world, purchase).length;
  return [Math.min(...left), isRewardPaid ? rewardFen : most];
}

/** What operators have returned, without and with what they do not know of. */
export function returnedSums(world: World, purchase: Purchase): number[] {
  const own = returnsOf(world, purchase);
  const sum = (...states: string[]) =>
    own.reduce((total, { state, fen }) => total + (states.includes(state) ? fen : 0), 0);
  return [...new Set([sum("made"), sum("made", "asked")])];
}

const returnsOf = ({ returns }: World, { orderNum }: Purchase) =>
  [...returns.values()].filter((each) => each.orderNum === orderNum && each.state !== "refused");
