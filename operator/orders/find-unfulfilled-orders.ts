import { PHONE_COLUMNS } from "@storefront/marketplace/accounts/accounts";
import {
  boostOrders,
  fulfilmentTasks,
  orders,
  users,
} from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import type { FulfilmentTask } from "@storefront/marketplace/payments/payments";
import { asc, eq, getTableColumns } from "drizzle-orm";
import { boostRecord, goodsRecord, type OrderRecord } from "./order-record";

export interface UnfulfilledOrder {
  record: OrderRecord;
  task: FulfilmentTask;
}

/** Finds the orders of both kinds that are paid and not fulfilled, those that are refunded first at the top. */
export async function findUnfulfilledOrders(
  { db, config }: Pick<Deps, "db" | "config">,
  limit: number,
): Promise<UnfulfilledOrder[]> {
  const { refundAt } = fulfilmentTasks;
  const shared = { task: getTableColumns(fulfilmentTasks), buyer: BUYER };
  const goods = await db
    .select({ ...shared, order: orders })
    .from(fulfilmentTasks)
    .innerJoin(orders, eq(orders.orderNum, fulfilmentTasks.orderNum))
    .innerJoin(users, eq(users.id, orders.userId))
    .orderBy(asc(refundAt))
    .limit(limit);
  const boosts = await db
    .select({ ...shared, order: boostOrders })
    .from(fulfilmentTasks)
    .innerJoin(boostOrders, eq(boostOrders.orderNum, fulfilmentTasks.orderNum))
    .innerJoin(users, eq(users.id, boostOrders.userId))
    .orderBy(asc(refundAt))
    .limit(limit);
  return [
    ...goods.map(({ task, order, buyer }) => ({ task, record: goodsRecord(config, order, buyer) })),
    ...boosts.map(({ task, order, buyer }) => ({
      task,
      record: boostRecord(config, order, buyer),
    })),
  ]
    .sort((one, other) => one.task.refundAt.getTime() - other.task.refundAt.getTime())
    .slice(0, limit);
}

const BUYER = { id: users.id, nickname: users.nickname, ...PHONE_COLUMNS };
