import * as z from "zod";
import { declareCall } from "../declare-call";
import { forceRequest } from "../forced-answers";

/** A year, more than any deadline of the marketplace. */
const MAX_ADVANCE_S = 366 * 24 * 60 * 60;

const clockAnswer = z.object({ now: z.iso.datetime() });

/** The calls that change what surrounds every order: time, answers, the database. */
export const ENVIRONMENT_CALLS = {
  advanceClock: declareCall({
    summary: "把交易市场的时钟拨快若干秒，并处理因此到期的事",
    description: "负数拨慢。页面上的倒计时按浏览器的时钟走，重新读取之后才与交易市场一致。",
    request: z.object({
      advance_s: z
        .number("必须是数字")
        .int("必须是整数")
        .min(-MAX_ADVANCE_S, `至少 ${-MAX_ADVANCE_S}`)
        .max(MAX_ADVANCE_S, `最多 ${MAX_ADVANCE_S}`),
    }),
    answer: clockAnswer,
    refusals: [],
    examples: [
      {
        title: "15 分钟之后，未付款的订单过期",
        request: { advance_s: 900 },
        answer: { now: "2026-11-27T02:45:00.000Z" },
        varies: ["now"],
      },
    ],
  }),
  forceAnswer: declareCall({
    summary: "指定一个接口接下来几次的回答：错误码、HTTP 状态或延迟",
    description:
      "没有 `code` 而只有 `delay_ms` 时，接口延迟后照常回答。`when`：before 不执行接口，after 执行之后才换掉回答，" +
      "如同回答丢失。`times` 为 0 取消。",
    request: forceRequest,
    answer: z.object({ path: z.string(), times: z.int() }),
    refusals: [],
    examples: [
      {
        title: "提交订单时库存不足，一次",
        request: {
          path: "/v1/order/build",
          code: 30409,
          msg: "库存不足，请减少数量或稍后再试",
          status: 409,
        },
        answer: { path: "/v1/order/build", times: 1 },
      },
      {
        title: "首页接口慢 3 秒，两次",
        request: { path: "/v1/index", delay_ms: 3000, times: 2 },
        answer: { path: "/v1/index", times: 2 },
      },
    ],
  }),
  resetMarket: declareCall({
    summary: "恢复示例数据：数据库、时钟、限流、指定的回答与各种故障",
    request: z.object({}),
    answer: clockAnswer,
    refusals: [],
    examples: [
      {
        title: "恢复",
        request: {},
        answer: { now: "2026-11-27T02:30:00.000Z" },
        varies: ["now"],
      },
    ],
  }),
};
