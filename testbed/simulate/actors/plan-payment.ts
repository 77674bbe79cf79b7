import { HOUR_S, MINUTE_S, type Plan } from "../action";
import type { Random } from "../engine/random";

const CALLBACKS = ["now", "now", "now", "lost", "late", "twice", "out_of_order", "bad_signature"];

/**
 * Lets most pay soon, and a few in the moment of the deadline, when the order expires.
 * @param of the action that places the order
 */
export function planPayment(random: Random, plan: Plan, at: number, of: number): void {
  const after = random.chance(0.1)
    ? 15 * MINUTE_S + random.pick([-1, 0, 1, 2, 3, HOUR_S])
    : random.pick([5, 30, random.int(5, 14 * MINUTE_S)]);
  const act = random.chance(0.85) ? "pay" : random.chance(0.5) ? "fail" : "leave";
  if (act === "leave") return;
  const notice = random.pick(CALLBACKS);
  plan.add({ at: at + after, actor: "payer", act, of, notice });
  // Of two payments whose callbacks are lost a marketplace finds one; its provider's bill shows the other.
  const isNotified = notice !== "lost" && notice !== "bad_signature";
  if (isNotified && random.chance(0.04)) {
    plan.add({ at: at + after + 20, actor: "payer", act: "again", of });
  }
}
