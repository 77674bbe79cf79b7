import type { LandingPage } from "../types";

/** 游界: doors from one world to another. */
export const indexYoujie: LandingPage = {
  route: "/index_youjie",
  kind: "market",
  title: "游界 · 换游戏先找号的交易 App",
  headline: "推开门，是另一个世界",
  subline: "从仙侠搬到开放世界，从射击搬到卡牌：每个世界的账号和道具从多少起，都写在门上。",
  layout: "magazine",
  surface: "ink",
  pattern: "stars",
  kicker: "下一个世界",
  contents: { title: "每扇门后，一个世界", style: "doors", free: "更多的门" },
  goods: { by: "hot", kinds: ["账号"] },
  grounds: ["ground", "primary", "white", "tint"],
  editorial: {
    title: "搬家之前",
    text: [
      "从仙侠搬到开放世界，从射击搬到卡牌：新世界的门票就是一个号，贵贱都写在门上。",
      "先看清楚三样：区服、能不能换绑、实名能不能改。写在每个号的参数里。",
      "换绑完成、你点了确认，{escrow}货款才放给卖家。门没打开，钱就还在平台。",
    ],
  },
  questions: {
    title: "搬家问答",
    list: {
      "新游戏没玩过，怎么挑？": "从这一页的门进去，按价格排一排，先看评价多的卖家。",
      "号里的东西会少吗？": "对照验号报告，少一样就申请退款，客服 {hours} 在。",
      "搬错了能回来吗？": "标了「无理由」的，没领取、没交付前 {refund} 天内能退。",
    },
  },
  closing: "钥匙在手机里",
};
