import { MARKET_COOKIE } from "@storefront/platform/http/sandbox-market";
import type { Exchange } from "../../exchange";
import { sendSubstitute } from "./send-substitute";
import type { Copy } from "./unavailable-page";

const COPY: Copy = {
  code: "404",
  title: "这个测试市场不存在或已经结束",
  text: "测试市场在 30 分钟没有请求、满 4 小时，或沙盒重启之后结束。可以重新开一个，或回到大家共用的市场。",
  again: "重新加载",
};

/** Sends 404 for a page of a tester's market that has ended, with a link that leaves the market. */
export function sendMarketEnded(exchange: Exchange): true {
  const { path, query } = exchange;
  const rest = new URLSearchParams(query);
  rest.set(MARKET_COOKIE, "");
  const leave = { text: "回到共用的市场", href: `${path}?${rest}` };
  return sendSubstitute(exchange, { ...COPY, onward: leave }, ["X-Robots-Tag", "noindex"]);
}
