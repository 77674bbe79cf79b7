import type { LandingPage } from "../types";

/** 智练: the ladder as a sheet of parameters, dark and precise. */
export const indexZhilian: LandingPage = {
  route: "/index_zhilian",
  kind: "boost",
  title: "智练 · 按段位算价的代练 App",
  headline: "看数据，再代练",
  subline: "每一级几颗星、约几小时、多少钱，都由服务器算好列成一张表。没人接单，随时退。",
  layout: "ladder",
  surface: "ink",
  pattern: "grid",
  kicker: "星数 · 工时 · 价格",
  action: { text: "填段位，看报价", to: "/practicePage" },
  form: "table",
  ladder: {
    title: "逐级参数表",
    lead: "输入是起点和终点，输出是星数、工时和价格，页面不改一个数。",
  },
  sold: { title: "最近成交，都是真单", surface: "tint" },
  questions: {
    title: "数据之外",
    list: {
      "铭文低一点，价格变多少？": "铭文低，对局更难打，价格会高一些。在算价页改一下，当场看到。",
      "拆成两单会便宜吗？": "不会。价格是一颗颗星加起来的，打得远、分开打都一样。",
      "怎么看进度？": "手机订单里写着打到第几颗星。有话直接和接单的代练说。",
    },
  },
  closing: "让数据去打，你看着",
};
