import { DAY_S, HOUR_S } from "../action";
import type { Actor } from "../actor";
import { callAs } from "../world";
import { buyerOf, placeOrder } from "./place-order";
import { planPayment } from "./plan-payment";
import { GROUP_SHELF } from "./shelves";

const PER_DAY = 8;

/** Opens groups and joins others' groups. A group without a second member ends after a day, and its money returns. */
export const groupBuyer: Actor = {
  name: "group buyer",
  plan(random, plan) {
    for (let count = PER_DAY; count > 0; count -= 1) {
      const at = random.int(0, DAY_S - 1);
      const payType = random.pick([0, 1, 2]);
      const of = plan.add({
        ...{ at, actor: "group buyer", act: "buy", payType },
        user: random.int(0, 1_000),
        joins: random.chance(0.6),
      });
      if (payType !== 0) planPayment(random, plan, at, of);
      if (random.chance(0.2)) plan.add({ at: at + 30, actor: "buyer", act: "cancel", of });
      if (random.chance(0.2)) plan.add({ at: at + HOUR_S, actor: "buyer", act: "refund", of });
      plan.add({ at: at + 2 * HOUR_S, actor: "buyer", act: "read", of });
    }
  },
  async perform(world, action) {
    let group_id = 0;
    if (action["joins"] === true) {
      const open = await callAs(world, buyerOf(world, action), "openGroups", {
        goods_id: GROUP_SHELF.goodsId,
      });
      group_id = open.data.list[0]?.group_id ?? 0;
    }
    return placeOrder(world, action, GROUP_SHELF, { group_id });
  },
};
