import { randomBytes } from "node:crypto";
import {
  type BoostHours,
  hoursText,
  isOpen,
  openingText,
  readHours,
} from "@storefront/contract/boosts/boost-hours";
import { inscriptionLevel, RANK_BOOST } from "@storefront/contract/boosts/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import { boostHref } from "@storefront/contract/http/mobile-paths";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { type BoostGame, readBoostGames } from "../boost-games";
import { type Call, type CallResult, dataOf } from "../call-api";
import { appearanceOf, page, readForm, readQuery } from "../page";
import { afterOrder } from "../pay-href";
import { readOwner } from "../session";
import type { MobileSite } from "../site";
import { type GameChoice, GameView, NoBoostView, type Wheel } from "../views/game-view";

const short = z.string().max(20).default("").catch("");
const choiceQuery = z.object({
  game_id: short,
  start_id: short,
  target_id: short,
  inscription: short,
  partition_id: short,
});
const orderForm = choiceQuery.extend({
  pay_type: z.enum(["0", "1", "2"]),
  expected_price: z.string().max(20),
  request_id: z.string().max(64),
});

/** The mobile game page, to which phones are redirected from /practicePage and the boost's QR code leads. */
export function gamePage(phone: Hono, site: MobileSite): void {
  const show = async (c: Context, requested: GameChoice, refused?: string) => {
    const call = site.callFor(c);
    const games = await readBoostGames(call, appearanceOf(c).brand);
    const game = chosenGame(games, requested);
    if (game === undefined) {
      if (games.length === 0) return page(c, <NoBoostView />, 404);
      return show(c, NO_CHOICE, GAME_GONE);
    }
    const choice = choiceIn(game, requested);
    const { game_id, ...chosen } = choice;
    const hasChoice = [chosen.start_id, chosen.target_id, chosen.partition_id].some(
      (value) => value !== "",
    );
    const isComplete = Object.values(chosen).every((value) => value !== "");
    const hours = readHours(game.opens_at, game.closes_at);
    const now = site.now();
    const [starts, targets, partitions, app, answer, owner] = await Promise.all([
      call("rankList", { game_id }),
      call("rankList", { game_id, no_zero: "1" }),
      call("partitions", { game_id }),
      call("home", {}),
      isComplete ? priceOf(call, choice) : null,
      readOwner(c, site),
    ]);
    const missing = hasChoice && !isComplete ? "请把每一项都选好，再看价格" : undefined;
    const error = refused ?? (answer && !answer.ok ? answer.msg : missing);
    return page(
      c,
      <GameView
        games={games}
        game={game}
        closed={hours === null || isOpen(hours, now) ? null : closedText(hours, now)}
        starts={rankWheel(dataOf(starts))}
        targets={rankWheel(dataOf(targets))}
        partitions={partitionWheel(dataOf(partitions))}
        choice={choice}
        online={dataOf(app).online_ranger}
        acceptS={dataOf(app).booster_accept_s ?? null}
        quote={answer?.ok ? answer.data : null}
        requestId={randomBytes(16).toString("base64url")}
        balance={owner?.balance ?? null}
        error={error}
      />,
      refused === undefined ? 200 : 409,
    );
  };

  phone.get("/game", async (c) => show(c, await readQuery(c, choiceQuery)));

  phone.post("/game", async (c) => {
    const { pay_type, expected_price, request_id, ...choice } = await readForm(c, orderForm);
    const back = `/phone/game?${new URLSearchParams(choice)}`;
    const request = { ...requestOf(choice), pay_type, expected_price, request_id };
    const built = await site.callFor(c, back)("boostBuild", request);
    if (built.ok) {
      const { qrcode, order_num } = built.data;
      return afterOrder(c, site.settings, { qrcode, orderPage: boostHref(order_num) });
    }
    const changed = built.code === ERRORS.priceChanged.code;
    return show(
      c,
      choice,
      changed ? `价格已从 ¥${expected_price} 变动，请按下面的新价格确认` : built.msg,
    );
  });
}

const NO_CHOICE = { game_id: "", start_id: "", target_id: "", inscription: "", partition_id: "" };
const GAME_GONE = "这个游戏现在不做代练，请重新选择";

/** @returns the first game when none is requested; undefined when there is none, or not the requested one */
const chosenGame = (games: readonly BoostGame[], { game_id: id }: GameChoice) =>
  id === "" ? games[0] : games.find(({ game_id }) => String(game_id) === id);

/** The choice with its game, and without a level that the game does not have. */
const choiceIn = (game: BoostGame, choice: GameChoice): GameChoice => ({
  ...choice,
  game_id: String(game.game_id),
  inscription: game.inscription === 1 ? choice.inscription : "0",
});

const closedText = (hours: BoostHours, now: Date): string =>
  `现在休息，${openingText(hours, now)} 开始接单（每天 ${hoursText(hours)}）。价格现在就能算，到点再下单。`;

async function priceOf(
  call: Call,
  choice: GameChoice,
): Promise<CallResult<CallAnswer<"boostCompute">>> {
  if (inscriptionLevel(choice.inscription) === null) {
    return { ok: false, code: ERRORS.invalid.code, msg: "铭文等级是 0 到 150 的整数" };
  }
  return call("boostCompute", requestOf(choice));
}

const requestOf = ({ game_id, start_id, target_id, inscription, partition_id }: GameChoice) => ({
  game_id,
  ringer_type: RANK_BOOST,
  partition_id,
  start_id,
  target_id,
  extra: JSON.stringify({ inscription }),
});

/** @returns the ranks as options of a phone's wheel, by division, with full names (钻石Ⅲ 2星) */
const rankWheel = (tree: CallAnswer<"rankList">): Wheel =>
  tree.flatMap((tier) =>
    tier.son.map(({ rank_name, son }) => ({
      name: rank_name,
      options: son.map((star) => ({ id: star.rank_id, name: `${rank_name} ${star.rank_name}` })),
    })),
  );

/** @returns the partitions with full names (安卓 微信区) */
const partitionWheel = (tree: CallAnswer<"partitions">): Wheel =>
  tree.map(({ title, son }) => ({
    name: title,
    options: son.map((realm) => ({ id: realm.partition_id, name: `${title} ${realm.title}` })),
  }));
