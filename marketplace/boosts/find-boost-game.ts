import { ApiError } from "@storefront/contract/api-error";
import { type BoostHours, clockText } from "@storefront/contract/boosts/boost-hours";
import type { CallAnswer } from "@storefront/contract/calls";
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

/** @returns a boosted game as visitors choose it */
export function listedBoostGame(game: StoredBoostGame): CallAnswer<"boostGames">["list"][number] {
  const hours = hoursOf(game);
  return {
    game_id: game.id,
    game_name: game.name,
    opens_at: hours ? clockText(hours.opens) : "",
    closes_at: hours ? clockText(hours.closes) : "",
    inscription: game.inscription.length > 0 ? 1 : 0,
  };
}
