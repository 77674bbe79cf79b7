import { ApiError } from "@storefront/contract/api-error";
import type { BoostHours } from "@storefront/contract/boosts/boost-hours";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostGames } from "../database/schema";

export type StoredBoostGame = typeof boostGames.$inferSelect;

const isOnSale = eq(boostGames.onSale, true);

/** Reads the games that are boosted now; none: the marketplace has no boosting. */
export const readBoostGames = (db: Db): Promise<StoredBoostGame[]> =>
  db.select().from(boostGames).where(isOnSale).orderBy(asc(boostGames.id));

/** The opening hours of a game; null: all day. */
export const hoursOf = ({
  opensAt,
  closesAt,
}: Pick<StoredBoostGame, "opensAt" | "closesAt">): BoostHours | null =>
  opensAt === null || closesAt === null ? null : { opens: opensAt, closes: closesAt };

/** Reads a game that is boosted now. @throws ApiError gameUnknown */
export async function findBoostGame(db: Db, gameId: number): Promise<StoredBoostGame> {
  const [game] = await db
    .select()
    .from(boostGames)
    .where(and(eq(boostGames.id, gameId), isOnSale));
  if (!game) throw new ApiError("gameUnknown");
  return game;
}
