import type { LandingPage } from "../types";

/** 乐玩: plain words beside every price. */
export const indexL: LandingPage = {
  route: "/index_l",
  kind: "market",
  title: "乐玩 · 轻松买卖游戏道具 App",
  headline: "玩得开心，买得明白",
  subline: "账号、点卡、道具，同一款游戏从多少起先写出来。不懂行话也不要紧，这一页翻成大白话。",
  layout: "search",
  surface: "spark",
  pattern: "dots",
  kicker: "不研究行情，也不会买贵",
  hints: ["点券", "月卡", "全英雄", "可换绑", "礼包码"],
  kinds: {
    title: "先认识四样东西",
    remarks: {
      账号: "别人练好的号，买下来换成你的手机和邮箱，就是你的。",
      卡密: "一串充值用的字母数字，付款后系统自动发到你手机的订单里。",
      代充: "把你的游戏编号告诉卖家，他替你充进去。",
      道具: "游戏里的物件，卖家在游戏里交给你。",
    },
  },
  deals: "这几天便宜一点",
  list: { title: "大家买得最多的", goods: { kinds: ["卡密"], by: "hot" } },
  notes: {
    title: "行话，翻成大白话",
    list: [
      { name: "换绑", text: "把账号绑定的手机和邮箱换成你的。换完，别人就登不进来了。" },
      {
        name: "平台担保",
        text: "你付的钱先放平台，{escrow}才给卖家。卖家过了时限没交付，全额退给你。",
      },
      {
        name: "无理由",
        text: "标了「无理由」的，不想要了也能退，付款起 {refund} 天内、没看过卡密、没交付之前。",
      },
      { name: "起", text: "价格后面的「起」，是最便宜那一档的价，点进去能看全部。" },
    ],
  },
  order: ["notes", "kinds", "list", "deals"],
  questions: {
    title: "不懂行话？直接问",
    list: {
      "怎么知道贵不贵？": "搜同一款游戏，列表按价格一排就看出来了；商品页下面也有相似的。",
      "要先充钱吗？": "不用。看中哪件付哪件，手机扫一下就好。",
      "真人还是机器人？": "人工客服 {hours} 在线。",
    },
  },
  closing: "玩得开心最要紧",
};
