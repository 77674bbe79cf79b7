import { deleteBelow } from "../database/delete-below";
import { orderDrafts } from "../database/schema";
import type { Deps } from "../deps";
import { after, DRAFT_LIFE_S, orderNumsFrom } from "../order-records/order-records";

/**
 * Deletes the drafts of order numbers that were issued two days ago, used or not: an order has all that it needs. The
 * numbers begin with their time, so that the primary key finds the old ones.
 * @returns the number of deleted drafts
 */
export const deleteOldDrafts = ({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> =>
  deleteBelow(db, orderDrafts.orderNum, orderNumsFrom(after(clock.now(), -2 * DRAFT_LIFE_S)));
