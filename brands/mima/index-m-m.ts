import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import type { LandingPage } from "../types";

/** 密马买卖: an offer and an answer, and the money between them. */
export const indexMM: LandingPage = {
  route: "/index_m_m",
  kind: "sell",
  title: "密马买卖 · 在密马 App 买号卖号",
  headline: "想卖的报价，想买的还价",
  subline: `卖家写清参数、标好价，买家看验号报告、在会话里问。谈妥了付到平台，${ESCROW_END}再放款。`,
  layout: "sale",
  goods: { kinds: ["账号"], named: "可换绑" },
  head: {
    surface: "ground",
    pattern: "scales",
    side: "right",
    icon: "shaking-hands",
    sheet: { surface: "tint", edge: "round", title: "谈好的数，一分不动地走完" },
  },
  bands: [
    { band: "book", surface: "primary", title: "桌上此刻的买卖", goods: { kinds: ["账号"] } },
    {
      band: "pair",
      surface: "white",
      title: "在群里喊，还是在密马谈",
      heads: ["在群里喊", "在密马谈"],
      rows: [
        { about: "报价", alone: "一人一个数，聊完就沉了", here: "标价写在商品页，在会话里问" },
        { about: "看号", alone: "截图来回发", here: "参数、验号报告，大家看一样的" },
        { about: "给钱", alone: "先钱先号，吵到散伙", here: "货款先到平台，确认后放" },
      ],
    },
    { band: "hours", look: "clock", surface: "tint", title: "谈妥之后，各有多久" },
    { band: "fees", look: "table", surface: "white", title: "卖家一笔付多少" },
    {
      band: "ask",
      look: "list",
      surface: "ground",
      title: "开口之前",
      list: {
        "能还价吗？": "能问。点商品页的客服，在会话里说；卖家改了标价，你再付。",
        "谈妥之后对方反悔？": "没付款之前都不算。付了款没交付的，到时限自动退回。",
        "验号报告谁写的？": "平台验过的号才有，报告上写着日期。",
      },
    },
  ],
  close: { surface: "ink", title: "买号卖号，开口谈", look: "centre" },
};
