import type { Hono } from "hono";
import { boostFormValues, readBoostForm } from "../../boost-games/boost-form";
import {
  findBoostGame,
  readBoostGames,
  saveBoostGame,
  seenText,
} from "../../boost-games/save-boost-game";
import { boostRowOf } from "../../catalogue/boost-row";
import { idOf } from "../addresses";
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
import { BoostGameFormView } from "../views/boost-game-form-view";
import { BoostGameLinks, boostGameColumns } from "../views/boost-game-list";

/** In the menu they are part of the boosters. */
const SECTION = "/admin/boosters";
const LIST = "/admin/boost-games";
const NEW = "/boost-games/new";
const EDIT = "/boost-games/:id{[0-9]+}/edit";

/** Boosted games, with their ladders, prices and hours: owners change them. */
export function boostGamesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const describe = async (c: ConsoleContext) => {
    const canChange = isAllowed(c, "owner");
    return {
      pageTitle: "代练价目",
      done: "已保存；代练页、链接和价格会马上更新。",
      title: "可以代练的游戏",
      note: "一个都不接单时，商店没有代练页，也没有通向它的链接",
      caption: "代练游戏",
      columns: boostGameColumns(canChange),
      rows: await readBoostGames(deps.db),
      empty: "还没有代练游戏：商店不做代练。",
      children: canChange ? <BoostGameLinks /> : null,
    };
  };
  listPage(app, SECTION, describe, LIST);

  app.get("/boost-games/:id{[0-9]+}", (c) => c.redirect(`${LIST}/${idOf(c, "id")}/edit`, 303));

  const showNew = (c: ConsoleContext, problem?: FormProblem, status?: PageStatus) => {
    const view = <BoostGameFormView game={null} typed={c.get("fields")} problem={problem} />;
    return showPage(c, { title: "新的代练游戏", section: SECTION, view }, status);
  };
  app.get(NEW, (c) => {
    requireRole(c, "owner");
    return showNew(c);
  });
  onForm(app, NEW, {
    role: "owner",
    show: showNew,
    change: (c, operator) => change(c, operator, null),
  });

  const show = async (c: ConsoleContext, problem?: FormProblem, status?: PageStatus) => {
    const game = await gameOf(c);
    const isTyped = c.req.method === "POST";
    const typed = isTyped ? c.get("fields") : boostFormValues(boostRowOf(game));
    const view = (
      <BoostGameFormView
        game={{ id: game.id, seen: typed.get("seen") ?? seenText(game) }}
        typed={typed}
        problem={problem}
      />
    );
    return showPage(c, { title: `代练价目：${game.name}`, section: SECTION, view }, status);
  };
  app.get(EDIT, (c) => {
    requireRole(c, "owner");
    return show(c);
  });
  onForm(app, EDIT, {
    role: "owner",
    show,
    change: async (c, operator) => change(c, operator, (await gameOf(c)).id),
  });

  /** @param id null for a new game */
  async function change(
    c: ConsoleContext,
    operator: Parameters<typeof saveBoostGame>[1],
    id: number | null,
  ): Promise<{ to: string } | FormProblem> {
    if (fieldOf(c, MORE_FIELD)) return { text: "已加上空行，还没有保存。", isNotice: true };
    const read = readBoostForm(c.get("fields"), id);
    if ("errors" in read) {
      const count = Object.keys(read.errors).length;
      return { text: `有 ${count} 处需要修改，什么也没有保存。`, errors: read.errors };
    }
    await saveBoostGame(deps, operator, read.row, id === null ? null : fieldOf(c, "seen"));
    return { to: `${LIST}?done=${id === null ? "add" : "edit"}` };
  }

  async function gameOf(c: ConsoleContext) {
    const game = await findBoostGame(deps.db, idOf(c, "id"));
    if (!game) throw new ConsoleRefusal(404, "没有这个代练游戏。");
    return game;
  }
}
