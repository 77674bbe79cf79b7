import { and, eq, notExists, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { boosters, boostOrders } from "../database/schema";
import { selectRows } from "../database/select-rows";
import { acceptTime } from "./accept-time";

/** Returns the number of verified boosters who are online and work on no order. */
export const countOnlineBoosters = async (db: Db): Promise<number> => onlineBoosters(db);

/** Reads the home page's figures about boosters, in one statement. */
export async function readBoosterFigures(db: Db) {
  const [row] = await selectRows<{ online: number; accept_s: number | null }>(
    db,
    sql`select ${onlineBoosters(db)}::int as online, (${acceptTime(db)}) as accept_s`,
  );
  return { online: row?.online ?? 0, acceptS: row?.accept_s ?? null };
}

function onlineBoosters(db: Db) {
  const busy = db
    .select({ id: boostOrders.id })
    .from(boostOrders)
    .where(and(eq(boostOrders.status, "accepted"), eq(boostOrders.boosterName, boosters.name)));
  return db.$count(boosters, and(boosters.verified, boosters.online, notExists(busy)));
}
