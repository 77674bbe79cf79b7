import { ApiError } from "@storefront/contract/api-error";
import { games } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";
import type { GameRow } from "../catalogue/game-row";
import { writeGames } from "../catalogue/write-games";
import { seenGame } from "./game-form";

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
    const [before] = await tx.select().from(games).where(eq(games.name, row.name)).for("update");
    if (!before || seenGame(before) !== seen) {
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
