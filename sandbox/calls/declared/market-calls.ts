import { MARKET_COOKIE, MARKET_HEADER } from "@storefront/platform/http/sandbox-market";
import * as z from "zod";
import { declareCall } from "../declare-call";
import { EXAMPLE_MARKET } from "../preconditions";

const market = z.string();
const times = { created_at: z.iso.datetime(), ends_at: z.iso.datetime() };

/** The calls that begin and end a tester's own market. They are the same in every market. */
export const MARKET_CALLS = {
  createMarket: declareCall({
    summary: "给一名测试人员一个自己的市场：自己的数据库、时钟、指定的回答和卖家",
    description:
      `之后的请求带上 Cookie \`${MARKET_COOKIE}=<market>\`，或请求头 \`${MARKET_HEADER}: <market>\`，` +
      "就只看到、只改变这个市场，别人不受影响；电脑和手机的浏览器、各接口和 `/sandbox/` 下的调用都一样。" +
      "30 分钟没有请求，或满 4 小时，就在 `ends_at` 结束；最多同时 24 个。",
    request: z.object({}),
    answer: z.object({ market, ...times }),
    refusals: ["marketsFull", "marketNotReady"],
    examples: [
      {
        title: "开一个市场",
        request: {},
        answer: {
          market: EXAMPLE_MARKET,
          created_at: "2026-11-27T02:30:00.000Z",
          ends_at: "2026-11-27T03:00:00.000Z",
        },
        varies: ["market", "created_at", "ends_at"],
      },
    ],
  }),
  readMarket: declareCall({
    summary: "查看一个市场何时结束；查看不算使用",
    request: z.object({ market }),
    answer: z.object({ market, ...times }),
    refusals: ["marketNotFound"],
    examples: [
      {
        title: "还开着的市场",
        before: "marketOpen",
        request: { market: EXAMPLE_MARKET },
        answer: {
          market: EXAMPLE_MARKET,
          created_at: "2026-11-27T02:30:00.000Z",
          ends_at: "2026-11-27T03:00:00.000Z",
        },
        varies: ["created_at", "ends_at"],
      },
    ],
  }),
  endMarket: declareCall({
    summary: "结束一个市场，连同其中的一切",
    request: z.object({ market }),
    answer: z.object({ market }),
    refusals: ["marketNotFound"],
    examples: [
      {
        title: "测试完了",
        before: "marketOpen",
        request: { market: EXAMPLE_MARKET },
        answer: { market: EXAMPLE_MARKET },
      },
    ],
  }),
};
