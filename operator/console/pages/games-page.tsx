import type { Hono } from "hono";
import { gameFormValues, readGameForm } from "../../games/game-form";
import { findGame, type Game, readGames } from "../../games/read-games";
import { saveGame } from "../../games/save-game";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  isAllowed,
  type PageStatus,
  requireRole,
} from "../console-env";
import { type FormProblem, MORE_FIELD } from "../form-fields";
import { listPage } from "../list-page";
import { onForm } from "../on-form";
import { showPage } from "../show-page";
import { GameFormView } from "../views/game-form-view";
import type { Columns } from "../views/table";

const SECTION = "/admin/games";
const EDIT = "/games/:slug{[a-z0-9-]+}/edit";

const COLUMNS: Columns<Game> = [
  ["游戏", ({ name }) => name],
  ["地址", ({ slug }) => slug, "number"],
  ["在售", ({ listings }) => listings, "right"],
  ["别名", ({ aliases }) => aliases.join("、") || <span class="dim">没有</span>],
  [
    "商品可以写明的属性",
    ({ facts }) =>
      Object.values(facts)
        .map(({ title }) => title)
        .join("、") || <span class="dim">还没有：它的列表只能按价格筛选</span>,
    "wide",
  ],
];

/** Games, and what their listings may state: owners change it. */
export function gamesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, SECTION, async (c) => ({
    pageTitle: "游戏",
    done: "已保存；商品页和列表会马上更新。",
    title: "全部游戏",
    note: "有过商品的游戏；新游戏随它的第一件商品出现",
    caption: "游戏",
    columns: [...COLUMNS, isAllowed(c, "owner") && ["操作", editLink]],
    rows: await readGames(deps.db),
    empty: "还没有游戏。",
  }));

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

const editLink = ({ name, slug }: Game) => (
  <a href={`${SECTION}/${slug}/edit`} aria-label={`编辑 ${name}`}>
    编辑
  </a>
);
