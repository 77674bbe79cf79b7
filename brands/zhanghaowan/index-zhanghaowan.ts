import type { LandingDesign } from "../landing-design";

/** 账号玩: half the page is a wall of accounts one could live in for a night. */
export const indexZhanghaowan: LandingDesign = {
  hero: {
    variant: "mosaic",
    surface: "white",
    goods: { kinds: ["租号"], by: "price-desc", from: 1 },
    kicker: "试住一晚",
  },
  sections: [
    {
      block: "compare",
      variant: "table",
      surface: "tint",
      title: "看截图，和住一晚",
      heads: ["看截图", "住一晚"],
      rows: [
        { about: "手感", alone: "想象", here: "打三局就知道" },
        { about: "网络与区服", alone: "号主说没问题", here: "自己连一连" },
        { about: "朋友列表", alone: "看不到", here: "进去看看有没有麻烦" },
        { about: "价钱", alone: "谈的时候心里没底", here: "玩过再开口" },
      ],
    },
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "合手，就直接问",
      screens: [
        {
          screen: "chat",
          with: "号主",
          kinds: ["账号"],
          by: "price-desc",
          from: 4,
          lines: [
            { text: "租了一晚，挺顺手的，卖不卖？", mine: true },
            { text: "卖，验号报告还在有效期" },
            { text: "租金能抵一点吗", mine: true },
            { text: "成，我改个价，你走平台下单" },
            { text: "换绑今晚能弄完吗", mine: true },
            { text: "付完款就开始" },
          ],
        },
      ],
      notes: [
        { name: "租期里就能聊", text: "订单页直接找到号主，不用互加好友。" },
        { name: "改价看得见", text: "谈好的价改在商品上，付款走平台。" },
        { name: "不合手就还", text: "没有谁会追着你买。" },
      ],
    },
    {
      block: "offers",
      variant: "tags",
      surface: "ground",
      title: "住一小时多少钱",
      goods: { kinds: ["租号"] },
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "primary",
      title: "试住过的人",
      about: ["租号"],
    },
    {
      block: "questions",
      variant: "chat",
      surface: "white",
      title: "先租后买怎么走",
      list: [
        { ask: "租的时候号会不会被别人买走？", answer: "租期里不能过户，最早也要等你还号以后。" },
        { ask: "租金能抵购号款吗？", answer: "看号主愿不愿意改价，平台不强制。" },
        {
          ask: "买下之后要重新验号吗？",
          answer: "验号报告在有效期内可以直接用，换绑完成前货款由平台代管。",
        },
      ],
    },
    { block: "downloads", variant: "split", surface: "deep", title: "今晚先住进去看看" },
  ],
};
