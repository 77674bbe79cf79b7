import { ApiError } from "@storefront/contract/api-error";
import { games } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";
import type { GameRow } from "../catalogue/game-row";
import { writeGames } from "../catalogue/write-games";

interface Seen {
  /** The facts that the form was rendered from, as JSON. */
  seen: string;
}

/**
 * Saves what listings of a game may state; a trigger refreshes the pages of its best sellers (migration
 * `listing-facts`).
 * @throws ApiError `orderClosed` when somebody else has changed it since the form was shown
 */
export async function saveGame(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  row: GameRow,
  { seen }: Seen,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIts = eq(games.name, row.name);
    const [before] = await tx.select().from(games).where(isIts).for("update");
    const isSame = and(isIts, sql`${games.facts} = ${seen}::jsonb`);
    if (!before || (await tx.$count(games, isSame)) === 0) {
      throw new ApiError("orderClosed", { msg: "刚被别人改过" });
    }
    await writeGames(tx, [row]);
    const entry = { before: { facts: before.facts }, after: { facts: row.facts } };
    await recordAudit(
      tx,
      actor,
      { action: "game.edit", subject: `game ${row.name}`, ...entry },
      clock.now(),
    );
  });
}
