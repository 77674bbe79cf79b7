import type { LandingPage } from "../types";

/** 掌游岛: an island for collectors, each game a bay. */
export const indexZyd: LandingPage = {
  route: "/index_zyd",
  kind: "market",
  title: "掌游岛 · 限定与绝版收藏交易 App",
  headline: "上岛，补齐最后一格",
  subline: "绝版礼盒、限定皮肤、练满的账号，一款游戏一个海湾，从最贵的摆起。货款由平台先保管。",
  layout: "magazine",
  surface: "tint",
  pattern: "waves",
  kicker: "收集党的小岛",
  contents: { title: "岛上的图鉴，一格一款游戏", style: "places", free: "还空着的一格" },
  goods: { by: "price-desc", kinds: ["账号", "道具", "卡密"] },
  grounds: ["white", "deep", "ground", "spark"],
  editorial: {
    title: "差一格的图鉴",
    text: [
      "有的人玩游戏为了赢，有的人为了齐。图鉴上空着的那一格，比输十局还难受。",
      "岛上从最贵的摆起：限定皮肤、绝版礼盒、练满的号，一款游戏一个海湾。",
      "付的钱先存在平台，{escrow}才交给卖家；不相符的可以申请退款。",
    ],
  },
  questions: {
    title: "岛民问答",
    list: {
      "怎么知道是真绝版？": "账号看验号报告，报告写着验的是哪天；道具看卖家的说明和评价。",
      "看中的先放着行吗？": "行，收藏起来，手机和电脑登录同一个号都看得到。",
      "买错了能退吗？":
        "标了「无理由」的，没领取、没交付前 {refund} 天内能退，其余的与说明不符也能申请退款。",
    },
  },
  closing: "船票在这里",
};
