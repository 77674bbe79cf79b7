import type { LandingPage } from "../types";

/** 买好号: what to check before paying. */
export const indexMhh: LandingPage = {
  route: "/index_mhh",
  kind: "sell",
  title: "买好号 · 买家的看号清单 App",
  headline: "看清楚了，再付款",
  subline:
    "能不能换绑、验没验过、找回赔不赔，付款前一格格看完。和页上写的不符，写明原因能申请退款。",
  layout: "dossier",
  goods: { kinds: ["账号"], from: 3 },
  head: {
    surface: "ground",
    pattern: "checks",
    side: "right",
    icon: "magnifying-glass",
    sheet: { surface: "white", edge: "round", title: "付款前，先把这几格看完" },
  },
  bands: [
    { band: "marks", surface: "white", title: "页上的每个记号，管到几时" },
    {
      band: "pair",
      surface: "deep",
      title: "省掉这一步会怎样",
      heads: ["没看就付", "看过再付"],
      rows: [
        { about: "皮肤", alone: "少了几件才发现", here: "和页上的数目对，不符可以申请退款" },
        { about: "实名", alone: "换不了，玩不了", here: "页上写着能不能换" },
        { about: "找回", alone: "找卖家，卖家没了", here: "有「找回包赔」的，{claim} 天内申请" },
      ],
    },
    { band: "rows", surface: "ground", title: "摆在一起，逐项对", game: 0 },
    { band: "factors", surface: "white", title: "多付的钱，买到了什么" },
    {
      band: "ask",
      look: "talk",
      surface: "tint",
      title: "放心之前",
      list: {
        "报告能信多久？": "报告上写着日期。离今天太久的，在会话里请卖家重截一张。",
        "收到的和写的不一样？": "先别点确认。写明原因、附上图，卖家 {answer} 小时内要答复。",
      },
    },
  ],
  close: { surface: "ink", title: "看清楚了，再买号", look: "band" },
};
