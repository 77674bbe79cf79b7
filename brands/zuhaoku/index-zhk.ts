import type { LandingDesign } from "../landing-design";

/** 租号酷: a wardrobe at night, one giant word. */
export const indexZhk: LandingDesign = {
  hero: {
    variant: "giant",
    surface: "ink",
    pattern: "stripes",
    word: "酷",
    screen: { screen: "list", tabs: ["衣橱", "限定", "联动"], kinds: ["租号"], by: "price-desc" },
    kicker: "衣橱已经打开",
  },
  sections: [
    {
      block: "shelf",
      variant: "lead",
      surface: "white",
      title: "今晚的衣架",
      goods: { kinds: ["租号"], by: "price-desc" },
    },
    {
      block: "story",
      variant: "manifesto",
      surface: "spark",
      title: "穿一晚的理由",
      icon: "sunglasses",
      text: ["绝版不等于没机会。", "舍不得买，不丢人。", "好看的东西，应该多几个人穿过。"],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "tint",
      title: "按皮肤找，不按等级找",
      screens: [
        { screen: "detail", kinds: ["租号"], by: "price-desc", from: 1 },
        { screen: "rent", from: 3 },
      ],
      notes: [
        { name: "一件一件看", text: "每套皮肤单独成图，点开就知道谁有。" },
        { name: "录像，截图，炫一圈", text: "到点脱下来，还得整整齐齐。" },
      ],
    },
    {
      block: "compare",
      variant: "duel",
      surface: "white",
      title: "买下来，或者穿一晚",
      heads: ["买下来", "穿一晚"],
      rows: [
        { about: "花多少", alone: "一整个号", here: "几个小时" },
        { about: "穿几次", alone: "新鲜三天", here: "刚好新鲜那一晚" },
        { about: "绝版的", alone: "买不到", here: "有人有，就租得到" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "试衣间里的问题",
      list: [
        { ask: "能拍视频发出去吗？", answer: "能，请遮住账号昵称和好友列表。" },
        { ask: "皮肤弄丢了怎么办？", answer: "分解、交易会被拦下，正常穿戴不会少任何东西。" },
        { ask: "想多穿一会儿？", answer: "到点前续租，不用重新上号。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "扫一扫，试第一件" },
  ],
};
