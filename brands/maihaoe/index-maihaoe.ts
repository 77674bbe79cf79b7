import type { LandingPage } from "../types";

/** 卖号鹅: a goose asks, the seller answers, the listing is written. */
export const indexMaihaoe: LandingPage = {
  route: "/index_maihaoe",
  kind: "sell",
  title: "卖号鹅 · 好好写介绍的卖号 App",
  headline: "卖号这件事，嘎嘎简单",
  subline: "鹅问三句：玩了几年，最得意哪套皮肤，为什么不玩了。答完，一篇有人情味的介绍就有了。",
  layout: "notebook",
  goods: { kinds: ["账号"], from: 3 },
  remarks: [
    { name: "鹅：玩了几年啦？", text: "写在第一句，老号就值这一句。" },
    { name: "鹅：最得意哪套？", text: "拿不到了的，单独列出来。" },
    { name: "鹅：那为什么不玩了？", text: "说实话，买的人放心。" },
  ],
  head: {
    surface: "spark",
    pattern: "waves",
    side: "left",
    icon: "goose",
    sheet: { surface: "white", edge: "round", title: "鹅问，你答，就写成了这样" },
  },
  bands: [
    {
      band: "words",
      look: "letter",
      surface: "tint",
      title: "介绍可以这样写",
      icon: "feather",
      text: [
        "这是一个考研人的号。三年，从开服玩到期末周。",
        "周年那套皮肤舍不得脱，所以截图里每一张都穿着。手机和邮箱都能换，没有封过。",
        "给个爱玩法师的吧。",
      ],
    },
    { band: "factors", surface: "white", title: "多几件，多多少钱" },
    {
      band: "pair",
      surface: "primary",
      title: "两种介绍",
      heads: ["板着脸写", "嘎嘎写"],
      rows: [
        { about: "标题", alone: "极品大号速来", here: "系统、段位、最得意的一件" },
        { about: "皮肤", alone: "太多了自己看", here: "几款写几款，数字不夸张" },
        { about: "绑定", alone: "私聊", here: "能换的写能换，不能的写不能" },
      ],
    },
    {
      band: "rows",
      surface: "ground",
      title: "池塘里的邻居",
      goods: { kinds: ["账号"] },
      count: 5,
    },
    {
      band: "ask",
      look: "talk",
      surface: "white",
      title: "轮到你问鹅了",
      list: {
        "能不能写夸张点？": "夸可以，数字不行。和页上写的不符，买家可以申请退款。",
        "鹅下班了找谁？": "鹅不下班，人会。人工客服 {hours} 在线。",
      },
    },
  ],
  close: { surface: "deep", title: "嘎，号写好就挂", look: "mark" },
};
