import { type Action, DAY_S } from "../action";
import type { Actor } from "../actor";
import { purchaseOf, type World } from "../world";
import { CLERKS, decide, OWNERS, refundPart } from "./return-money";

/** Rentals a day of which the price is refunded, or a part of it. */
const RENTALS_PER_DAY = 5;

/** Clerks who refund parts of orders, and an owner who judges after-sales. */
export const clerk: Actor = {
  name: "clerk",
  plan(random, plan) {
    for (let count = RENTALS_PER_DAY; count > 0; count -= 1) {
      const rental = { clerk: random.int(0, 1), which: random.int(0, 1_000) };
      const perMille = random.pick([333, 500, 1_000]);
      const at = random.int(DAY_S / 4, DAY_S - 1);
      plan.add({ at, actor: "clerk", act: "rental", ...rental, perMille });
    }
  },
  async perform(world, action) {
    const orderNum =
      action.act === "rental" ? someRental(world, action) : purchaseOf(world, action.of)?.orderNum;
    const sold = orderNum === undefined ? undefined : world.watch.seen.get(orderNum);
    if (!sold || orderNum === undefined) return "nothing";
    world.subjects.set(orderNum, `clerk ${action.act}`);
    const perMille = Number(action["perMille"]);
    if (action.act === "judge") {
      return decide(world, action, { actor: OWNERS[0], orderNum, perMille });
    }
    const leftFen = sold.priceFen - sold.refundedFen;
    const fen = Number(action["fen"] ?? Math.max(1, Math.floor((leftFen * perMille) / 1_000)));
    return refundPart(world, action, {
      actor: CLERKS[action["clerk"] === 1 ? 1 : 0],
      orderNum,
      fen,
    });
  },
};

/** A rental that is paid, running or over; one that was extended, if there is any. */
function someRental({ watch }: World, { which }: Action): string | undefined {
  const rentals = [...watch.seen.values()].filter(
    ({ isRented, status }) => isRented && (status === "paid" || status === "collected"),
  );
  const extended = rentals.filter(({ parts }) => parts.includes("extension"));
  const some = extended.length > 0 ? extended : rentals;
  return some[Number(which) % Math.max(some.length, 1)]?.orderNum;
}
