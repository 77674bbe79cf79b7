import { DAY_S, HOUR_S } from "../action";
import { CLERKS } from "../actors/return-money";
import type { Invariant } from "../invariant";
import type { MoneyReturn, World } from "../world";

/**
 * What operators have returned without a second one keeps the limits of an order and of an operator's day, however it is split;
 * and nobody but an owner goes on after a request was refused.
 */
export const authorised: Invariant = {
  name: "authorised",
  tables: ["payment_refunds", "ledger_transfers"],
  async find(world) {
    const made = [...world.returns.values()].filter(({ state }) => state !== "asked");
    const ofOrder = (changed: string) => made.filter(({ orderNum }) => orderNum === changed);
    const alone = made.filter(isAlone);
    const days = new Set(alone.map(dayOf));
    return [
      ...world.watch.latest.flatMap(({ after: { orderNum } }) =>
        findInOrder(world, orderNum, ofOrder(orderNum)),
      ),
      ...[...days].flatMap((day) =>
        findInDay(
          world,
          day,
          alone.filter((each) => dayOf(each) === day),
        ),
      ),
    ];
  },
};

const isAlone = ({ state, approvedBy }: MoneyReturn): boolean =>
  state === "made" && approvedBy === undefined;

/** Days of China's calendar. */
const dayOf = ({ at, by }: MoneyReturn): string =>
  `operator ${by} on day ${Math.floor((at / 1000 + 8 * HOUR_S) / DAY_S)}`;

function findInOrder(world: World, orderNum: string, returns: readonly MoneyReturn[]): string[] {
  const { refundApprovalFen } = world.marketplace.deps.config;
  let sumFen = 0;
  let isBlocked = false;
  return returns.flatMap((each) => {
    if (each.isRejected) isBlocked = true;
    if (each.state !== "made") return [];
    const isOwner = !CLERKS.some(({ id }) => id === each.by) || each.approvedBy !== undefined;
    const wasBlocked = isBlocked && !isOwner;
    if (isOwner) isBlocked = false;
    sumFen += leastFen(world, each);
    if (!isAlone(each) || each.fen === 0) return [];
    if (wasBlocked)
      return [`operator ${each.by} returns ${each.fen} fen of ${orderNum}, refused before`];
    if (sumFen <= refundApprovalFen) return [];
    return [`operator ${each.by} returns ${each.fen} fen of ${orderNum} alone, ${sumFen} in all`];
  });
}

function findInDay(world: World, day: string, returns: readonly MoneyReturn[]): string[] {
  const { refundDailyFen } = world.marketplace.deps.config;
  const sumFen = returns.reduce((sum, each) => sum + leastFen(world, each), 0);
  return sumFen <= refundDailyFen ? [] : [`${day} has returned ${sumFen} fen alone`];
}

/** Cashback that was paid out before may be kept back. */
function leastFen({ purchases }: World, { orderNum, fen }: MoneyReturn): number {
  const purchase = [...purchases.values()].find((each) => each.orderNum === orderNum);
  return Math.max(0, fen - (purchase?.cashbackFen ?? 0));
}
