import type { LandingPage } from "../types";

/** 手游集: prices asked along the street. */
export const indexSY: LandingPage = {
  route: "/index_s_y",
  kind: "sell",
  title: "手游集 · 逛摊买号卖号 App 下载",
  headline: "逛一趟集，带个号回家",
  subline: "一个卖家一个摊，最拿得出手的摆在街口。翻参数、看星级，看上了在会话里问一句。",
  layout: "quotation",
  board: "top",
  head: {
    surface: "spark",
    side: "right",
    icon: "paper-lantern",
    sheet: { surface: "white", edge: "round", title: "街口招牌：每个摊最贵的一件" },
  },
  bands: [
    {
      band: "rows",
      surface: "white",
      title: "今天摊上有",
      goods: { kinds: ["账号", "道具"] },
      count: 6,
    },
    {
      band: "words",
      look: "rules",
      surface: "primary",
      title: "赶集的门道",
      icon: "basket",
      text: [
        "看招牌：摊主卖什么，店名写着。",
        "蹲下挑：参数翻一翻，不用买。",
        "问个价：点客服，会话里说。",
        "拎走：钱先放在集上，收到货才给摊主。",
      ],
    },
    { band: "spread", surface: "ground", title: "同一条街，三个价", game: 1 },
    { band: "fees", look: "table", surface: "white", title: "摆摊的，一笔交多少" },
    {
      band: "ask",
      look: "cards",
      surface: "tint",
      title: "头一回来",
      list: {
        "摊主不在怎么办？": "留个话，他回来会看到。客服 {hours} 在。",
        "问价会不会不好意思？": "赶集嘛。问一句，成不成就一个字。",
        "买贵了呢？":
          "同款就在旁边，付款前看一眼。标了「无理由」的，没领取、没交付前 {refund} 天内能退。",
        "怎么知道摊主靠不靠谱？": "看店的星级、卖过几件、有没有实名的记号。",
      },
    },
  ],
  close: { surface: "deep", title: "逛一趟，带个号回家", look: "mark" },
};
