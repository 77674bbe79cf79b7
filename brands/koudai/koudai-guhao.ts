import type { LandingPage } from "../types";

/** 口袋估号's landing route: a price in the pocket while bargaining. */
export const koudaiGuhao: LandingPage = {
  route: "/koudai_guhao",
  kind: "value",
  title: "口袋估号 App 下载 · 随身账号估价",
  headline: "价格装兜里，聊价不心虚",
  subline: "架上同类现在挂多少，一掏就知道。谈价的时候把这张纸亮出来，比说一百句管用。",
  layout: "value",
  kinds: ["账号", "租号", "卡密", "道具"],
  head: { drawing: "pocket", surface: "spark", kicker: "聊价的时候", patch: "随手一掏，就有价" },
  bands: [
    {
      band: "rates",
      look: "sheet",
      surface: "tint",
      title: "折好放兜里的那张行情",
      lead: "大字是架上居中的价，小字是两头。每一格都从此刻在售的商品里数出来。",
    },
    {
      band: "words",
      look: "rules",
      surface: "ink",
      title: "谈价小抄",
      icon: "scales",
      text: [
        "「三百出不出？」",
        "架上同类最低的，比三百高。",
        "「那少一点？」",
        "居中的价在这儿，你看。",
      ],
    },
    { band: "rows", surface: "white", title: "亮给对方看的几个", game: 0 },
    { band: "fees", look: "bars", surface: "ground", title: "谈妥之后，到手多少" },
    {
      band: "ask",
      look: "cards",
      surface: "white",
      title: "聊到一半问一句",
      list: {
        "和别人出的价差很多？": "逐项对一遍：常常是少了某件限定，或者实名不能改。",
        "买家压价怎么办？": "把架上同类发给他。谈不拢，不卖也是一种选择。",
      },
    },
  ],
  close: { surface: "primary", title: "估号的价，装兜里", look: "mark" },
};
