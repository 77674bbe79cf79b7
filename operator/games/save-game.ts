import { ApiError } from "@storefront/contract/api-error";
import { games } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";
import type { GameRow } from "../catalogue/game-row";
import { writeGames } from "../catalogue/write-games";

const SHOWN = sql`jsonb_build_object('facts', ${games.facts}, 'aliases', to_jsonb(${games.aliases}))`;

interface Seen {
  /** What the form was rendered from: `seenGame`. */
  seen: string;
}

/**
 * Saves what listings of a game may state and its aliases; triggers refresh the pages that show them or were found by them
 * (migrations `listing-facts`, `game-alias-changes`).
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
    const isSame = and(isIts, sql`${SHOWN} = ${seen}::jsonb`);
    if (!before || (await tx.$count(games, isSame)) === 0) {
      throw new ApiError("orderClosed", { msg: "刚被别人改过" });
    }
    await writeGames(tx, [row]);
    const { facts, aliases } = before;
    const entry = {
      before: { facts, aliases },
      after: { facts: row.facts, aliases: row.aliases ?? aliases },
    };
    await recordAudit(
      tx,
      actor,
      { action: "game.edit", subject: `game ${row.name}`, ...entry },
      clock.now(),
    );
  });
}
