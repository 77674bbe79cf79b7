import type { LandingPage } from "../types";

/** 卖号鱼: how deep the water is. */
export const indexMhy: LandingPage = {
  route: "/index_mhy",
  kind: "sell",
  title: "卖号鱼 · 看准行情卖号 App",
  headline: "愿者上钩，先量水深",
  subline: "同类的号挂在哪一层，最浅的、居中的、最深的，标价都摆着。量好了，再给自己的号下竿。",
  layout: "estimate",
  head: {
    surface: "primary",
    pattern: "bubbles",
    side: "left",
    icon: "tropical-fish",
    sheet: { surface: "white", edge: "round", title: "量水深：你的号在第几层" },
  },
  bands: [
    { band: "fees", look: "bars", surface: "tint", title: "钓上来，刨掉服务费" },
    { band: "rise", surface: "white", title: "从水面到水底，架上的号", game: 1 },
    {
      band: "words",
      look: "portrait",
      surface: "ink",
      title: "下竿的分寸",
      icon: "anchor",
      text: [
        "竿下得太浅，鱼一口就走，你亏了差价。下得太深，漂一动不动。",
        "看准同类挂在哪一层，往上一点点，等愿意的那一条。",
      ],
    },
    { band: "reviews", surface: "white", title: "上钩的人怎么说" },
    {
      band: "ask",
      look: "list",
      surface: "ground",
      title: "下竿之前",
      list: {
        "没人咬怎么办？": "往浅处挪一点：照最接近的三个号，把价往居中靠。",
        "买家付了又反悔？": "你标了「无理由」、还没交付的，他能退；交付之后要写原因，由你答复。",
        "底价要写出来吗？": "不用。页上只有一个标价，心里的数自己留着。",
      },
    },
  ],
  close: { surface: "deep", title: "水深量好了，卖号去", look: "centre" },
};
