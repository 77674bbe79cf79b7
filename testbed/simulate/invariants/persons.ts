import { DAY_S, HOUR_S } from "../action";
import type { Invariant } from "../invariant";
import type { Purchase, World } from "../world";

/**
 * Nobody uses a coupon or the discount of a first order twice, or reserves pieces while too many of the orders of a day were
 * canceled, regardless of the account.
 */
export const persons: Invariant = {
  name: "persons",
  tables: ["orders"],
  async find(world) {
    const changed = new Set(world.watch.latest.map(({ after }) => after.orderNum));
    const sold = [...world.purchases.values()].filter(({ kind }) => kind !== "extension");
    const concerned = sold.filter(({ orderNum }) => changed.has(orderNum));
    return [...new Set(concerned.map((each) => personOf(world, each)))].flatMap((who) => {
      const purchases = sold.filter((each) => personOf(world, each) === who);
      return [...findTwice(world, who, purchases), ...findTooEarly(world, who, purchases)];
    });
  },
};

/** The number of who has one, whose accounts follow each other. */
const personOf = ({ people }: World, { userId, personId = 0 }: Purchase): string =>
  people.get(personId)?.phone ?? `user ${userId}`;

const ENDED = ["expired", "cancelled", "refunded", "refund_due"];

function findTwice({ watch }: World, who: string, purchases: readonly Purchase[]): string[] {
  const open = purchases.filter(({ orderNum }) => {
    const status = watch.seen.get(orderNum)?.status;
    return status !== undefined && !ENDED.includes(status);
  });
  const used = open.flatMap(({ coupon }) => coupon ?? []);
  const twice = used.find((coupon, index) => used.indexOf(coupon) !== index);
  const firsts = open.filter(({ isFirst }) => isFirst).length;
  return [
    ...(twice === undefined ? [] : [`${who} uses the coupon ${twice} in several orders`]),
    ...(firsts > 1 ? [`${who} has ${firsts} first orders`] : []),
  ];
}

/** Two canceled orders count like one that has expired, of which two are free; then the wait doubles. */
function findTooEarly({ watch, marketplace }: World, who: string, purchases: readonly Purchase[]) {
  const { cooldownS } = marketplace.deps.config.orderLimits;
  return watch.latest.flatMap(({ before, after }) => {
    const placed = purchases.find(({ orderNum }) => orderNum === after.orderNum);
    const at = placed?.placedAt;
    if (before || at === undefined || after.status !== "pending") return [];
    const ends = purchases.flatMap(({ placedAt = 0, cancelledAt }) =>
      cancelledAt !== undefined && placedAt > at - DAY_S * 1000 ? [cancelledAt] : [],
    );
    const counted = Math.floor(ends.length / 2);
    if (counted <= 2) return [];
    const waitS = Math.min(cooldownS * 2 ** (counted - 3), 6 * HOUR_S);
    const sinceS = (at - Math.max(...ends)) / 1000;
    return sinceS < waitS
      ? [`${who} orders ${sinceS} s after ${ends.length} cancelled orders, not ${waitS} s`]
      : [];
  });
}
