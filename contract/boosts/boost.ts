import * as z from "zod";
import { orderRecord } from "../orders/order-record";
import { checking, platformMessage, processing } from "../orders/placed-order";
import { orderAfterSale } from "../refunds/after-sale";
import { orderRefunds } from "../refunds/order-refund";
import { flag, id, integerField, money, orderNum, text } from "../text/fields";
import { parseJson } from "../text/parse-json";
import { INSCRIPTION_MAX, inscriptionLevel, RANK_BOOST } from "./boost-terms";

/** Rank boosting (product §3 Rank options to Boost price response, §7). */

export interface RankOption {
  rank_id: number;
  rank_name: string;
  son: RankOption[];
}
export interface Partition {
  partition_id: number;
  title: string;
  son: Partition[];
}

/** A leaf has no `son`; only leaves can be chosen. Lowest first. */
const rankOption: z.ZodType<RankOption> = z
  .object({
    rank_id: z.number().int(),
    rank_name: z.string(),
    get son() {
      return z.array(rankOption);
    },
  })
  .meta({ id: "RankOption" });
const partition: z.ZodType<Partition> = z
  .object({
    partition_id: z.number().int(),
    title: z.string(),
    get son() {
      return z.array(partition);
    },
  })
  .meta({ id: "Partition" });

const gameId = integerField();

/**
 * The games that are boosted; without any there is no boosting. `opens_at` and `closes_at` are times in China, "10:00";
 * "" for a game that is open all day. `inscription` 1: the price depends on the inscription level.
 */
export const boostGamesAnswer = z.object({
  list: z.array(
    z.object({
      game_id: z.number().int(),
      game_name: z.string(),
      opens_at: z.string(),
      closes_at: z.string(),
      inscription: flag,
    }),
  ),
});

/** `no_zero` "1" omits ranks with 0 stars, which cannot be a target; "" or none includes them. */
export const rankListRequest = z.object({
  game_id: gameId,
  no_zero: z.enum(["", "0", "1"], "只能是 0 或 1").optional(),
});
export const rankListAnswer = z.array(rankOption);

export const partitionRequest = z.object({ game_id: gameId });
export const partitionAnswer = z.array(partition);

const level = z.union([z.string(), z.number()]).transform((value, ctx) => {
  const read = inscriptionLevel(String(value));
  if (read !== null) return read;
  ctx.addIssue({ code: "custom", message: `铭文等级是 0 到 ${INSCRIPTION_MAX} 的整数` });
  return z.NEVER;
});

/** `extra` is JSON text: `{"inscription":"120"}`; other fields are ignored. */
const extra = z
  .string()
  .max(200, "内容过长")
  .transform((value, ctx) => {
    const parsed = z.object({ inscription: level }).safeParse(parseJson(value));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    ctx.addIssue({
      code: "custom",
      message: issue?.code === "custom" ? issue.message : "必须是带有 inscription 的 JSON",
    });
    return z.NEVER;
  });

/** The requested boost; ids are leaves of the trees. */
const boostChoice = z.object({
  game_id: gameId,
  ringer_type: integerField(99).refine((value) => value === RANK_BOOST, "目前只有段位代练"),
  partition_id: id,
  start_id: id,
  target_id: id,
  extra,
});

/** `isqrcode` 1 requests the text of the QR code. */
export const computeRequest = boostChoice.extend({ isqrcode: integerField(1).default(0) });
/**
 * `time_hour` and `star` are integers. `qrcodeUrl` is the mobile page with the same choice, without the price, which
 * the server computes again when the order is placed; "" when it was not requested.
 */
export const computeAnswer = z.object({
  price: money,
  time_hour: z.number().int(),
  star: z.number().int(),
  qrcodeUrl: z.string(),
  online_ranger: z.number().int(),
});

/** Newest first. `time` is ISO 8601. The portrait is random, so that no buyer can be recognized. */
export const recentlySoldAnswer = z.object({
  list: z.array(
    z.object({
      time: z.string(),
      pay_price: money,
      buyer: z.object({ head_img_url: z.string() }),
      order_ringer: z.object({
        start_level_name: z.string(),
        target_level_name: z.string(),
        game_name: z.string().optional(),
      }),
    }),
  ),
});

/**
 * Places the order. `request_id` is an idempotency key chosen by the caller: a repeated one returns the same order.
 * `expected_price` is the price that the buyer was shown; if the price has changed, the order is refused.
 */
export const boostBuildRequest = boostChoice.extend({
  request_id: z.string().regex(/^[\w-]{16,64}$/, "不正确"),
  expected_price: money,
  pay_type: integerField(99),
});
export const BOOST_STATUSES = [
  "pending",
  "expired",
  "cancelled",
  "waiting",
  "accepted",
  "done",
  "completed",
  "refund_due",
  "refunded",
] as const;
export const boostOrderRequest = z.object({ order_num: orderNum });

const required = (max: number, message: string) =>
  text(max).refine((value) => value.trim() !== "", message);

/** The game account that the booster plays with. `server`: realm and character, if they are needed to find it. */
export const boostAccountRequest = boostOrderRequest.extend({
  account: required(60, "请填写游戏账号"),
  password: required(60, "请填写游戏密码"),
  server: text(60).default(""),
  note: text(200).default(""),
});

/**
 * missing: the booster cannot begin before it is given. given: sealed, at `given_at`. erased: with the end of the boost.
 * `can_change`: the buyer can give or correct it, until the booster begins.
 */
export const boostAccount = z.object({
  state: z.enum(["missing", "given", "erased"]),
  given_at: z.string().nullable(),
  can_change: z.boolean(),
});
/**
 * A boost order as its buyer sees it. waiting: paid, but no booster has accepted yet; only then can it be canceled.
 * done: the target is reached and waits for the buyer's confirmation. `stars_won` counts toward `star`, by the latest
 * report: `reported` has its author and time, null before the first report. `qrcode`: the cashier; "" when nothing is
 * left to pay by QR code.
 */
export const boostOrder = z.object({
  order_num: z.string(),
  status: z.enum(BOOST_STATUSES),
  checking,
  price: money,
  pay_type: z.number().int(),
  game_id: z.number().int(),
  /** "" for an order of a version that knew only one game. */
  game_name: z.string(),
  /** The chosen leaves of the trees. */
  start_id: z.number().int(),
  target_id: z.number().int(),
  partition_id: z.number().int(),
  start_level_name: z.string(),
  target_level_name: z.string(),
  partition_name: z.string(),
  inscription: z.number().int(),
  star: z.number().int(),
  stars_won: z.number().int(),
  reported: z.object({ by: z.string(), at: z.string() }).nullable().optional(),
  time_hour: z.number().int(),
  pay_count_down: z.number().int(),
  qrcode: z.string(),
  processing,
  booster: z
    .object({ nickname: z.string(), head_img_url: z.string(), verified: flag.optional() })
    .nullable(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  accepted_at: z.string().nullable(),
  /** When the booster began to play; missing, like `account`, in an older marketplace. */
  begun_at: z.string().nullish(),
  /** Null before the payment. */
  account: boostAccount.nullish(),
  /** Deadline to be accepted, and after that to be done; then the whole price is refunded. */
  deliver_by: z.string().nullable(),
  done_at: z.string().nullable(),
  /** Until when the buyer can object; then it completes automatically. */
  confirm_by: z.string().nullable(),
  completed_at: z.string().nullable(),
  refunded_at: z.string().nullable(),
  refunds: orderRefunds,
  platform_message: platformMessage,
  ...orderAfterSale,
  ...orderRecord,
});
