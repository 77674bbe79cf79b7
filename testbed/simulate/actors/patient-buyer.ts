import { DAY_S, HOUR_S, MINUTE_S } from "../action";
import type { Actor } from "../actor";
import { placeOrder } from "./place-order";
import { shelfOf } from "./shelves";

/** Pays just before the deadline while the provider answers no more and has lost its callback, and looks what has become of it. */
export const patientBuyer: Actor = {
  name: "patient buyer",
  plan(random, plan) {
    const at = random.int(0, DAY_S - HOUR_S);
    const user = random.int(0, 1_000);
    const of = plan.add({ at, actor: "patient buyer", act: "buy", payType: 1, user });
    const hang = { provider: "alipay", seconds: 30, minutes: 10 };
    for (const call of ["query", "close"]) {
      plan.add({ ...hang, at: at + 14 * MINUTE_S, actor: "provider", act: "slow", call });
    }
    const paid = at + 14 * MINUTE_S + 30;
    plan.add({ at: paid, actor: "payer", act: "pay", of, notice: "lost" });
    for (const after of [35, 60, 120]) {
      plan.add({ at: paid + after, actor: "buyer", act: "poll", of });
    }
  },
  perform: (world, action) => placeOrder(world, action, shelfOf("rename")),
};
