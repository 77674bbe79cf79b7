import { boostOrders } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { dueAt } from "@storefront/marketplace/domain/boost/stars-won";
import { acceptBoost, finishBoost } from "@storefront/marketplace/services/boost/work-on-boost";
import { asc, eq } from "drizzle-orm";
import type { BoosterAdapter } from "../boosters/simulated-boosters";

/** Orders per status that are read in one tick. */
const MAX_ORDERS = 200;

/** Connects the simulated boosters to the marketplace's own services. */
export function boosterAdapter({ db }: Pick<Deps, "db">): BoosterAdapter {
  const ordersIn = (status: "waiting" | "accepted") =>
    db
      .select()
      .from(boostOrders)
      .where(eq(boostOrders.status, status))
      .orderBy(asc(boostOrders.id))
      .limit(MAX_ORDERS);
  return {
    async waiting() {
      const orders = await ordersIn("waiting");
      return orders.map(({ orderNum, paidAt, createdAt }) => ({
        orderNum,
        paidAt: paidAt ?? createdAt,
      }));
    },
    async running() {
      const orders = await ordersIn("accepted");
      return orders.flatMap((order) => {
        const due = dueAt(order);
        return due === null ? [] : [{ orderNum: order.orderNum, dueAt: due }];
      });
    },
    async accept(orderNum, booster, at) {
      await acceptBoost(db, orderNum, booster, at);
    },
    async finish(orderNum, at) {
      await finishBoost(db, orderNum, at);
    },
  };
}
