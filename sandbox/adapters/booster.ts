import {
  acceptBoost,
  beginBoost,
  finishBoost,
  readBoostReport,
  reportBoost,
} from "@storefront/marketplace/boosts/boosts";
import { boostAccounts, boostOrders } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, asc, eq, isNull } from "drizzle-orm";
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
    async ready() {
      const rows = await db
        .select({ order: boostOrders, givenAt: boostAccounts.givenAt })
        .from(boostOrders)
        .innerJoin(boostAccounts, eq(boostAccounts.boostOrderId, boostOrders.id))
        .where(and(eq(boostOrders.status, "accepted"), isNull(boostOrders.begunAt)))
        .orderBy(asc(boostOrders.id))
        .limit(MAX_ORDERS);
      return rows.map(({ order, givenAt }) => {
        const { orderNum, acceptedAt, createdAt } = order;
        const accepted = acceptedAt ?? createdAt;
        return { orderNum, readyAt: new Date(Math.max(givenAt.getTime(), accepted.getTime())) };
      });
    },
    async running() {
      const orders = await ordersIn("accepted");
      return Promise.all(
        orders.flatMap(({ id, orderNum, begunAt, hours, stars }) =>
          begunAt === null
            ? []
            : [
                (async () => ({
                  ...{ orderNum, hours, stars, begunAt },
                  reportedStars: (await readBoostReport(db, id))?.stars ?? 0,
                }))(),
              ],
        ),
      );
    },
    async report(orderNum, stars, at) {
      await db.transaction(async (tx) => {
        const [order] = await tx
          .select()
          .from(boostOrders)
          .where(and(eq(boostOrders.orderNum, orderNum), eq(boostOrders.status, "accepted")))
          .for("no key update");
        if (order) await reportBoost(tx, order, { stars, by: order.boosterName ?? "" }, at);
      });
    },
    async accept(orderNum, booster, at) {
      await acceptBoost(db, orderNum, { ...booster, verified: true }, at);
    },
    async begin(orderNum, at) {
      await beginBoost(db, orderNum, at);
    },
    async finish(orderNum, at) {
      await finishBoost(db, orderNum, at);
    },
  };
}
