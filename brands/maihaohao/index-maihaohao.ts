import type { LandingPage } from "../types";

/** 卖好号: a catalog page for a valuable account. */
export const indexMaihaohao: LandingPage = {
  route: "/index_maihaohao",
  kind: "sell",
  title: "卖好号 · 高价值账号出售 App",
  headline: "值钱的号，慢慢卖",
  subline:
    "绝版、老区、高段位的号，值得写成一页图录。价标在心里那个数上，没有人付款，就一直是你的。",
  layout: "dossier",
  goods: { kinds: ["账号"], by: "price-desc" },
  head: {
    surface: "deep",
    side: "below",
    icon: "jewel-crown",
    sheet: { surface: "tint", edge: "round", title: "图录第一页" },
  },
  bands: [
    { band: "spread", surface: "white", title: "贵的那个，贵在哪几行", game: 0 },
    {
      band: "words",
      look: "letter",
      surface: "tint",
      title: "大号不打折",
      icon: "hourglass",
      text: [
        "有些号卖一次少一次：绝版的头像框、开服的编号、某个赛季的榜首。",
        "急着出手，它就只值一个急价。把图录写全，标一个心里的价，然后等。",
        "放一个月或者放一年，随你。没有人付款，它一直是你的。",
      ],
    },
    {
      band: "rows",
      surface: "ink",
      title: "本期图录",
      goods: { kinds: ["账号"], by: "price-desc", from: 1 },
      count: 4,
    },
    { band: "fees", look: "table", surface: "white", title: "价越高，越要先算清" },
    {
      band: "ask",
      look: "cards",
      surface: "ground",
      title: "慢慢卖之前",
      list: {
        "挂着还能玩吗？": "能。有人付款之前号在你手里；截图旧了，补一张。",
        "标价要留余地吗？": "不必。没到心里的价，不改就是不卖。",
        "几千块的，买家敢付吗？": "货款由平台保管，{escrow}才放给你，他敢，你也放心。",
        "中途不卖了？": "没人付款就能撤，图录留给自己。",
      },
    },
  ],
  close: { surface: "primary", title: "值钱的号，从图录写起", look: "centre" },
};
