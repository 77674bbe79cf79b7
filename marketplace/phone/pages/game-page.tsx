/** @jsxImportSource hono/jsx */
import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { BOOST_GAME_ID, inscriptionLevel, RANK_BOOST } from "@/contract/boost-terms";
import type { CallAnswer } from "@/contract/calls";
import { LOGIN_EXPIRED_CODES } from "@/contract/code-classes";
import { ERRORS } from "@/contract/codes";
import type { Deps } from "../../deps";

import { onlineRangers } from "../../services/boost/online";
import { boostHref } from "../boost-href";
import type { Api } from "../call-api";
import { clockTime } from "../china-time";
import { page, readForm, readQuery } from "../page";
import { hostOf, mobileBases, scannedPath } from "../scanned-path";
import { phoneToken, readOwner } from "../session";
import { type GameChoice, GameView } from "../views/game-view";
import { PARTITION_WHEEL, rankWheel } from "../wheels";

const short = z.string().max(20).default("").catch("");
const choiceQuery = z.object({
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

/** The mobile game page, where phones are sent from /practicePage and where the boost's QR code leads. */
export function gamePage(phone: Hono, deps: Deps, api: Api): void {
  const show = async (c: Context, choice: GameChoice, refused?: string) => {
    const asked = Object.values(choice).some((value) => value !== "");
    const whole = Object.values(choice).every((value) => value !== "");
    const answer = whole ? await priceOf(api, choice) : null;
    const missing = asked && !whole ? "请把四项都选好，再看价格" : undefined;
    const error = refused ?? (answer && !answer.ok ? answer.msg : missing);
    const owner = await readOwner(c, deps);
    return page(
      c,
      <GameView
        time={clockTime(deps.clock.now())}
        starts={rankWheel(false)}
        targets={rankWheel(true)}
        partitions={PARTITION_WHEEL}
        choice={choice}
        online={await onlineRangers(deps.db)}
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
    const token = phoneToken(c);
    const toLogin = () => {
      const next = `/phone/game?${new URLSearchParams(choice)}`;
      return c.redirect(`/phone/login?${new URLSearchParams({ next })}`, 303);
    };
    if (token === null) return toLogin();
    const wish = { ...wayOf(choice), pay_type, expected_price, request_id };
    const built = await api("boostBuild", wish, token);
    if (built.ok) {
      const cashier = scannedPath(built.data.qrcode, mobileBases(deps.config), hostOf(c));
      return c.redirect(cashier ?? boostHref(built.data.order_num), 303);
    }
    if (LOGIN_EXPIRED_CODES.some((code) => code === built.code)) return toLogin();
    const changed = built.code === ERRORS.priceChanged.code;
    return show(
      c,
      choice,
      changed ? `价格已从 ¥${expected_price} 变动，请按下面的新价格确认` : built.msg,
    );
  });
}

type Quoted = { ok: true; data: CallAnswer<"boostCompute"> } | { ok: false; msg: string };

async function priceOf(api: Api, choice: GameChoice): Promise<Quoted> {
  if (inscriptionLevel(choice.inscription) === null) {
    return { ok: false, msg: "铭文等级是 0 到 150 的整数" };
  }
  return api("boostCompute", wayOf(choice), null);
}

const wayOf = ({ start_id, target_id, inscription, partition_id }: GameChoice) => ({
  game_id: BOOST_GAME_ID,
  ringer_type: RANK_BOOST,
  partition_id,
  start_id,
  target_id,
  extra: JSON.stringify({ inscription }),
});
