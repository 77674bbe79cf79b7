import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import { boostGames } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { asc, eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";
import { findBoostErrors } from "../catalogue/boost-errors";
import { type BoostRow, boostRowOf } from "../catalogue/boost-row";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import { writeBoosts } from "../catalogue/write-boosts";

export type BoostGame = typeof boostGames.$inferSelect;

export const readBoostGames = (db: Db): Promise<BoostGame[]> =>
  db.select().from(boostGames).orderBy(asc(boostGames.id));

export async function findBoostGame(db: Db, id: number): Promise<BoostGame | undefined> {
  const [game] = await db.select().from(boostGames).where(eq(boostGames.id, id));
  return game;
}

/** The state of a game that a form was rendered from, as text. */
export const seenText = (game: BoostGame): string => JSON.stringify(boostRowOf(game));

/** @returns the fields that have changed, as an import would write them */
function changesOf(before: BoostGame | undefined, after: BoostGame | undefined) {
  const [from, to] = [before, after].map(
    (game): Record<string, unknown> => (game ? boostRowOf(game) : {}),
  );
  const changed = Object.keys({ ...from, ...to }).filter(
    (field) => JSON.stringify(from?.[field]) !== JSON.stringify(to?.[field]),
  );
  const pick = (fields: Record<string, unknown> = {}) =>
    Object.fromEntries(changed.map((field) => [field, fields[field]]));
  return before ? { before: pick(from), after: pick(to) } : { after: pick(to) };
}

/**
 * Saves a boosted game; a trigger refreshes the pages (migration `boost-games`).
 * @param seen of the form; null for a new game
 * @throws ApiError `orderClosed` when another operator has changed it since the form was shown, `invalid` when there is
 * one of this id or name
 */
export async function saveBoostGame(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  row: BoostRow,
  seen: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(boostGames)
      .where(eq(boostGames.id, row.id))
      .for("update");
    if (seen === null && before)
      throw new ApiError("invalid", { msg: `已经有编号 ${row.id} 的游戏` });
    if (seen !== null && (!before || seenText(before) !== seen)) {
      throw new ApiError("orderClosed", { msg: "刚被别人改过" });
    }
    const [problem] = (await findBoostErrors(tx, [row], new Map())).get(row) ?? [];
    if (problem) throw new ApiError("invalid", { msg: problemInChinese(problem) });
    await writeBoosts(tx, [row]);
    const after = await findBoostGame(tx, row.id);
    await recordAudit(
      tx,
      actor,
      {
        action: before ? "boost_game.edit" : "boost_game.add",
        subject: `boost-game ${row.id}`,
        ...changesOf(before, after),
      },
      clock.now(),
    );
  });
}
