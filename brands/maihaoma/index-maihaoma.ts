import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import type { LandingPage } from "../types";

/** 卖号马: the road that the money takes. */
export const indexMaihaoma: LandingPage = {
  route: "/index_maihaoma",
  kind: "sell",
  title: "卖号马 · 货款有时限的卖号 App",
  headline: "货款快马送到家",
  subline: `买家付款先到平台，你交付、他确认，${ESCROW_END}货款放给你。每一站最多等多久，都写在下面。`,
  layout: "sale",
  goods: { kinds: ["账号"], from: 2 },
  head: {
    surface: "ink",
    side: "right",
    icon: "horse-head",
    sheet: { surface: "white", edge: "torn", title: "一个号的货款，怎么到家" },
  },
  bands: [
    { band: "hours", look: "axis", surface: "white", title: "四站路，站站有时限" },
    {
      band: "pair",
      surface: "ground",
      title: "货款最怕走丢",
      heads: ["私下等回款", "快马送货款"],
      rows: [
        { about: "付款", alone: "先给一半，剩下的再说", here: "全款先到平台" },
        { about: "催款", alone: "消息已读不回", here: "{confirm} 小时没有异议，自动完成" },
        { about: "验收", alone: "玩了几天才挑毛病", here: "退款要写原因，你来答复" },
      ],
    },
    { band: "outcomes", surface: "white", title: "半路有人不走" },
    { band: "book", surface: "tint", title: "马背上的账本", goods: { kinds: ["账号"], from: 3 } },
    {
      band: "ask",
      look: "list",
      surface: "white",
      title: "驿站问答",
      list: {
        "买家一直不确认怎么办？": "等得起：交付后 {confirm} 小时没有异议，订单自动完成。",
        "周末卖掉也算时间吗？": "算。时限是钟点，不分周末；人工客服 {hours} 在线。",
        "服务费什么时候扣？": "成交后从货款里扣 {fee}，没卖掉不收。",
      },
    },
  ],
  close: { surface: "primary", title: "备好马，等你的号装货", look: "band" },
};
