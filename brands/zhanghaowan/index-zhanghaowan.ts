import type { LandingPage } from "../types";

/** 账号玩: live in an account for a night, then compare what buying costs. */
export const indexZhanghaowan: LandingPage = {
  route: "/index_zhanghaowan",
  kind: "rent",
  title: "账号玩 · 先租后买的租号 App",
  headline: "先租一晚，合手再买",
  subline:
    "看截图总觉得行，上手才知道顺不顺。租几小时试试：合手，再看同款在卖的号；不合手就还回去。",
  layout: "wardrobe",
  surface: "white",
  kicker: "试住一晚",
  wall: "half",
  pick: { by: "hot", from: 2 },
  tonight: "今晚可以试住",
  compare: {
    title: "住一晚的钱，和买下来的钱",
    lead: "先租后买，两笔都看得见：同款游戏现在租多少、卖多少。",
    heads: ["先试住", "再买下"],
    surface: "primary",
    first: true,
  },
  notes: {
    title: "试住时看什么",
    surface: "ground",
    list: [
      { name: "手感", text: "打三局就知道，比看十张截图强。" },
      { name: "网络与区服", text: "自己连一连，延迟高不高，一进大厅就清楚。" },
      {
        name: "合手就问",
        text: "商品页有店铺客服，直接问号主卖不卖。不合手就提前归还，剩余租金不退。",
      },
    ],
  },
  reviews: "试住过的人",
  closing: "今晚先住进去看看",
};
