import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { gameFormValues, readGameForm } from "../../games/game-form";
import { findGame, readGames } from "../../games/read-games";
import { saveGame } from "../../games/save-game";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  type PageStatus,
  requireRole,
} from "../console-env";
import { type FormProblem, MORE_FIELD } from "../form-fields";
import { onForm } from "../on-form";
import { showPage } from "../show-page";
import { GameFormView } from "../views/game-form-view";
import { GamesView } from "../views/games-view";

const SECTION = "/admin/games";
const EDIT = "/games/:slug{[a-z0-9-]+}/edit";

/** Games, and what their listings may state: owners change it. */
export function gamesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/games", async (c) => {
    const view = (
      <GamesView
        games={await readGames(deps.db)}
        canChange={isAtLeast(c.get("operator"), "owner")}
        done={c.req.query("done")}
      />
    );
    return showPage(c, { title: "游戏", section: SECTION, view });
  });

  const show = async (c: ConsoleContext, problem?: FormProblem, status?: PageStatus) => {
    const game = await gameOf(c);
    const isTyped = c.req.method === "POST";
    const typed = isTyped ? c.get("fields") : gameFormValues(game);
    const view = <GameFormView game={game} typed={typed} problem={problem} />;
    return showPage(c, { title: game.name, section: SECTION, view }, status);
  };
  app.get(EDIT, (c) => {
    requireRole(c, "owner");
    return show(c);
  });
  onForm(app, EDIT, {
    role: "owner",
    show,
    async change(c, operator) {
      if (fieldOf(c, MORE_FIELD)) return { text: "已加上空行，还没有保存。", isNotice: true };
      const read = readGameForm(c.get("fields"), (await gameOf(c)).name);
      if ("errors" in read) {
        const count = Object.keys(read.errors).length;
        return { text: `有 ${count} 处需要修改，什么也没有保存。`, errors: read.errors };
      }
      await saveGame(deps, operator, read.row, { seen: fieldOf(c, "seen") });
      return { to: `${SECTION}?done=edit` };
    },
  });

  async function gameOf(c: ConsoleContext) {
    const game = await findGame(deps.db, c.req.param("slug") ?? "");
    if (!game) throw new ConsoleRefusal(404, "没有这个游戏。");
    return game;
  }
}
