import { ApiError } from "@storefront/contract/api-error";
import { GROUP_SIZE } from "@storefront/contract/orders/group-terms";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { readAccounts } from "../accounts/accounts";
import type { Db } from "../database/db";
import { jsonRows } from "../database/json-rows";
import { groupBuys, orders } from "../database/schema";
import { singleRow } from "../database/single-row";
import { ACTIVE_STATUSES, type Order } from "../order-records/order-records";

export type Group = typeof groupBuys.$inferSelect;

export interface Seat {
  groupId: number;
  groupSeat: number;
}

/**
 * Locks a group until the transaction ends. Lock order: order → group → stock. A transaction that holds an unpaid order
 * may wait for its group, and the holder of a group touches only paid orders, so there is no deadlock.
 */
export async function lockGroup(tx: Db, groupId: number): Promise<Group | undefined> {
  const [group] = await tx
    .select()
    .from(groupBuys)
    .where(eq(groupBuys.id, groupId))
    .for("no key update");
  return group;
}

/** Reads the orders that hold a seat in a group, paid or not. */
export const seatedOrders = (db: Db, groupId: number): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.groupId, groupId), inArray(orders.status, ACTIVE_STATUSES)))
    .orderBy(asc(orders.groupSeat));

/** Selects the taken seats for the row of `group_buys`. */
export const seatsOfGroup = (db: Db) =>
  jsonRows({ userId: orders.userId, groupSeat: sql<number | null>`${orders.groupSeat}` }, (row) =>
    db
      .select(row)
      .from(orders)
      .where(and(eq(orders.groupId, groupBuys.id), inArray(orders.status, ACTIVE_STATUSES))),
  );

/** Returns the first free seat, undefined when there is none. */
export function freeSeat(seated: readonly Pick<Order, "groupSeat">[]): number | undefined {
  const seats = Array.from({ length: GROUP_SIZE }, (_, index) => index + 1);
  return seats.find((seat) => seated.every(({ groupSeat }) => groupSeat !== seat));
}

interface SeatInput {
  /** The group to join; 0 opens one. */
  choice: number;
  goodsId: number;
  priceFen: number;
  userId: number;
  now: Date;
}

/** All accounts of the buyer's person, who has one seat in a group. */
interface Accounts {
  accounts: readonly number[];
}

/**
 * Takes a seat for a new order. The group stays locked, so that concurrent buyers cannot take the same seat.
 * @throws ApiError `groupGone`, `groupFull`, `groupOwn`
 */
export async function takeSeat(tx: Db, input: SeatInput): Promise<Seat> {
  const { choice, goodsId, priceFen, now } = input;
  if (choice !== 0) {
    const group = await lockGroup(tx, choice);
    const seated = await seatedOrders(tx, choice);
    const accounts = await readAccounts(tx, input.userId);
    return { groupId: choice, groupSeat: seatIn(group, seated, { ...input, accounts }) };
  }
  const opened = await tx
    .insert(groupBuys)
    .values({ goodsId, priceFen, state: "forming", createdAt: now })
    .returning({ id: groupBuys.id });
  return { groupId: singleRow(opened).id, groupSeat: 1 };
}

/**
 * Returns the seat that a buyer would get in a group.
 * @throws ApiError `groupGone`, `groupFull`, `groupOwn`
 */
export function seatIn(
  group: Group | undefined,
  seated: readonly Pick<Order, "userId" | "groupSeat">[],
  { goodsId, accounts, now }: Pick<SeatInput, "goodsId" | "now"> & Accounts,
): number {
  if (group?.goodsId !== goodsId) throw new ApiError("groupGone");
  if (seated.some(({ userId }) => accounts.includes(userId))) throw new ApiError("groupOwn");
  if (group.state === "full") throw new ApiError("groupFull");
  if (!isOpen(group, now)) throw new ApiError("groupGone");
  const seat = freeSeat(seated);
  if (seat === undefined) throw new ApiError("groupFull");
  return seat;
}

/** Whether the group can be joined. */
export const isOpen = ({ state, expiresAt }: Group, now: Date): boolean =>
  state === "open" && expiresAt !== null && expiresAt > now;

/** Whether the seat of an expired order is still free and its group still waits. */
export function canRejoin(
  group: Group,
  seated: readonly Pick<Order, "userId" | "groupSeat">[],
  { accounts, groupSeat }: Pick<Order, "groupSeat"> & Accounts,
  now: Date,
): boolean {
  // The opener's late payment can still open the group.
  const neverOpened = group.state === "over" && group.expiresAt === null;
  if (!neverOpened && !isOpen(group, now)) return false;
  return seated.every((order) => !accounts.includes(order.userId) && order.groupSeat !== groupSeat);
}
