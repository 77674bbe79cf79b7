import type { LandingPage } from "../types";

/** 螃蟹租号: sideways, loud, the big accounts first. */
export const indexPangxiezuhao: LandingPage = {
  route: "/index_pangxiezuhao",
  kind: "rent",
  title: "螃蟹租号 · 满配大号随便租 App",
  headline: "今晚横着走",
  subline: "高段位、满配装、全图鉴的大号排在最前。八条腿八个游戏，哪个空着先玩哪个。",
  layout: "wardrobe",
  surface: "primary",
  pattern: "waves",
  kicker: "高段位 · 满配装 · 全图鉴",
  wall: "half",
  pick: { by: "price-desc" },
  tonight: "今天的大号",
  compare: {
    title: "养一个大号，还是横一晚",
    lead: "大号养得贵，租得起。左边是每小时，右边是整个号。",
    heads: ["横一小时", "养一个"],
    surface: "tint",
    first: true,
  },
  notes: {
    title: "横着走的三条规矩",
    surface: "deep",
    list: [
      { name: "空着才摆", text: "正在出租的不往外摆，看得见的都能租。" },
      { name: "壳硬，心要正", text: "不开挂，不骂人，不动号里的东西。能不能打排位，看号主写的。" },
      { name: "同时租两个", text: "行。两张单子两份押金，各算各的时间，各退各的。" },
    ],
  },
  reviews: "横行过的人",
  closing: "把大号揣进壳里",
};
