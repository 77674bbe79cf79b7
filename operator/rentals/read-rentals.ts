import {
  PHONE_COLUMNS,
  readMaskedPhone,
  type StoredPhone,
} from "@storefront/marketplace/accounts/accounts";
import type { Db } from "@storefront/marketplace/database/db";
import { afterSales, orders, rentals, users } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import type { Order } from "@storefront/marketplace/order-records/order-records";
import { settleRentalIfDue } from "@storefront/marketplace/orders/orders";
import { readClaim } from "@storefront/marketplace/refunds/refunds";
import { needsCheck, type Rental } from "@storefront/marketplace/rentals/rentals";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";

/** A rental with its renter. Never the login code. */
export interface RentalRow {
  order: Pick<
    Order,
    "orderNum" | "goodsId" | "goodsName" | "depositFen" | "rentHours" | "extendedHours"
  >;
  rental: Rental;
  renter: { id: number; nickname: string; phone: string };
  /** State of the claim against the deposit; null without one. */
  claim: (typeof afterSales.$inferSelect)["state"] | null;
}

export interface RentalRecord extends RentalRow {
  history: Awaited<ReturnType<typeof readClaim>>;
}

/** Reads ended rentals that wait for the seller or the operator: decisions first, then by the deposit's deadline. */
export async function readRentalsToCheck(
  { db, config }: Pick<Deps, "db" | "config">,
  limit: number,
): Promise<RentalRow[]> {
  const found = await select(db)
    .where(needsCheck)
    .orderBy(
      desc(sql`coalesce(${afterSales.state} = 'escalated', false)`),
      asc(rentals.depositDueAt),
      asc(rentals.closedAt),
    )
    .limit(limit);
  return found.map((row) => toRow(config, row));
}

/** Counts what waits: deposits to confirm, accounts that need a new password, claims to decide. */
export async function countRentalsToCheck(
  db: Db,
): Promise<{ deposits: number; passwords: number; claims: number }> {
  const [counts] = await db
    .select({
      deposits: sql<number>`count(*) filter (where ${rentals.depositDueAt} is not null)::int`,
      passwords: sql<number>`count(*) filter (where ${rentals.releasedAt} is null)::int`,
    })
    .from(rentals)
    .where(needsCheck);
  const [claims] = await db
    .select({ count: count() })
    .from(afterSales)
    .where(and(eq(afterSales.kind, "deposit"), eq(afterSales.state, "escalated")));
  return {
    deposits: counts?.deposits ?? 0,
    passwords: counts?.passwords ?? 0,
    claims: claims?.count ?? 0,
  };
}

/** @returns the rental of an order after its due work; null when it has none */
export async function findRentalRecord(
  deps: Pick<Deps, "db" | "clock" | "config">,
  orderNum: string,
): Promise<RentalRecord | null> {
  const { db, config } = deps;
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum));
  if (!order) return null;
  await settleRentalIfDue(deps, order);
  const [found] = await select(db).where(eq(orders.orderNum, orderNum));
  return found ? { ...toRow(config, found), history: await readClaim(deps, orderNum) } : null;
}

const select = (db: Db) =>
  db
    .select({
      order: {
        orderNum: orders.orderNum,
        goodsId: orders.goodsId,
        goodsName: orders.goodsName,
        depositFen: orders.depositFen,
        rentHours: orders.rentHours,
        extendedHours: orders.extendedHours,
      },
      rental: rentals,
      renter: {
        id: users.id,
        nickname: users.nickname,
        ...PHONE_COLUMNS,
      },
      claim: afterSales.state,
    })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(
      afterSales,
      and(eq(afterSales.orderNum, orders.orderNum), eq(afterSales.kind, "deposit")),
    );

const toRow = (
  config: Deps["config"],
  {
    renter,
    ...row
  }: Omit<RentalRow, "renter"> & { renter: StoredPhone & { id: number; nickname: string } },
): RentalRow => ({
  ...row,
  renter: { id: renter.id, nickname: renter.nickname, phone: readMaskedPhone(config, renter) },
});
