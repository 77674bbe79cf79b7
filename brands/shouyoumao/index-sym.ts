import type { LandingPage } from "../types";

/** 手游猫: phone games only, sorted as a cat sorts its corners. */
export const indexSym: LandingPage = {
  route: "/index_sym",
  kind: "market",
  title: "手游猫 · 手机游戏交易 App 下载",
  headline: "爪子一拍，货就到手",
  subline: "手游账号、卡密、租号一起搜。渠道服、官服、安卓、苹果单独写一栏，不容易买错区。",
  layout: "search",
  surface: "ink",
  pattern: "hex",
  kicker: "只做手机游戏",
  hints: ["安卓", "苹果", "微信区", "初始号", "礼包码"],
  kinds: {
    title: "猫窝里有什么",
    remarks: {
      账号: "系统和区服是单独的一栏，列表里能按它筛，不用在标题里找。",
      租号: "先租一晚试试手感，小时价和押金都写在前面。",
      卡密: "自动发货 {delivery}，卡密发到你自己的手机上。",
      道具: "卖家在游戏里交付，交付完你再确认。",
    },
  },
  deals: "猫盯着的限时价",
  list: { title: "爪子底下的号", goods: { kinds: ["账号", "租号"], by: "hot" } },
  notes: {
    title: "买错区，是手游头一件糟心事",
    list: [
      { name: "官服与渠道服", text: "登录方式写在「区服」一栏，下单前看一眼。" },
      { name: "安卓与苹果", text: "写在「系统」一栏；有的游戏两边不通，以那一栏为准。" },
      { name: "买错了", text: "标了「无理由」的，没看过卡密、没交付前 {refund} 天内能退。" },
    ],
  },
  order: ["notes", "list", "kinds", "deals"],
  questions: {
    title: "挠挠头",
    list: {
      "苹果的号安卓能登吗？": "看游戏，以商品页「系统」一栏为准。拿不准先问卖家。",
      "端游和主机游戏呢？": "不做。一只猫只守一个洞。",
      "东西没到手，钱呢？": "在平台。过了时限没交付，自动取消，全额退回。",
    },
  },
  closing: "猫在手机里等",
};
