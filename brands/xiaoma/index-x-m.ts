import type { LandingPage } from "../types";

/** 小马: a corner shop for things of a few yuan. */
export const indexXM: LandingPage = {
  route: "/index_x_m",
  kind: "market",
  title: "小马 · 小额游戏道具交易 App",
  headline: "小额单，也当大单办",
  subline: "一张改名卡、一份月卡、两盒补给券，随手就买。金额再小，也照样平台担保、自动发货。",
  layout: "budget",
  surface: "tint",
  pattern: "checks",
  kicker: "小马杂货，一件也卖",
  head: "coins",
  kinds: ["卡密", "道具", "代充"],
  levels: [10, 20, 50, 100],
  level: "# 元以内，随手就买",
  cuts: "正在降价的",
  notes: {
    title: "杂货铺的四块木牌",
    list: [
      { name: "不设起买额", text: "一件也卖，一件也有发货记录。" },
      { name: "自动发货", text: "卡密 {delivery}，不用等店主。" },
      { name: "买错能退", text: "标了「无理由」的，没看过卡密之前 {refund} 天内能退。" },
      { name: "有人应声", text: "客服 {hours} 在柜台。" },
    ],
  },
  order: ["levels", "notes", "cuts"],
  questions: {
    title: "柜台前常问",
    list: {
      "买一张也有担保吗？": "有。钱先在平台，你收到货，卖家才收到钱，几块钱也一样。",
      "卡密看不到怎么办？": "用下单的手机号登录，在订单里领取；领不到就找客服。",
      "能一次买很多张吗？": "能，库存和限购数量写在数量旁边。",
    },
  },
  closing: "把杂货铺装进口袋",
};
