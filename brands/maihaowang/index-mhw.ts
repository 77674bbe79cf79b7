import type { LandingDesign } from "../landing-design";

/** 卖号网: a net with everything that can be sold on it. */
export const indexMhw: LandingDesign = {
  hero: {
    variant: "orbit",
    surface: "primary",
    pattern: "hex",
    centre: "fishing-net",
    icons: [
      "visored-helm",
      "broadsword",
      "race-car",
      "card-joker",
      "soccer-ball",
      "crystal-wand",
      "desert-eagle",
    ],
  },
  sections: [
    {
      block: "screens",
      variant: "pair",
      surface: "white",
      title: "你的号，出现在三个地方",
      screens: [
        { screen: "list", kinds: ["账号"], from: 4 },
        {
          screen: "chat",
          with: "求购匹配",
          lines: [
            { text: "有人贴的求购单和你的号对得上，要不要递过去？" },
            { text: "递。价格照标价。", mine: true },
            { text: "已递出，其中一位正在看验号报告。" },
          ],
        },
      ],
      notes: [
        { name: "首页", text: "刚上架的会在首页转一圈，不收推荐费位。" },
        { name: "同款推荐", text: "别人看相近的号，你的就在下面一格。" },
        { name: "求购匹配", text: "有人正好在找，系统替你递上去。" },
      ],
    },
    {
      block: "figures",
      variant: "giant",
      surface: "spark",
      title: "不是刷出来的",
      figures: [
        ["listings", "此刻在网上的商品"],
        ["games", "游戏"],
        ["sold", "累计成交"],
      ],
    },
    {
      block: "promises",
      variant: "columns",
      surface: "white",
      title: "后台都有记录",
      promises: [
        { name: "谁看过", icon: "eye-target", text: "每天多少次浏览、停了多久，画成一条线。" },
        { name: "谁问过", icon: "conversation", text: "问价自动归类，重复的问题一次答完。" },
        { name: "谁出过价", icon: "two-coins", text: "出价按高低排好，接受哪个点哪个。" },
        { name: "钱在哪", icon: "locked-chest", text: "代管、待确认、已放款，三格写清楚。" },
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "ground",
      title: "邻居们在卖",
      goods: { kinds: ["账号"] },
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "上网之前",
      list: [
        { ask: "浏览很多却没人问？", answer: "多半是标价。和同款在售价比一比，差得远就调一次。" },
        {
          ask: "可以同时在别处卖吗？",
          answer: "可以，但卖掉了要马上下架。有人付款后才说卖了，会记一次失信。",
        },
        { ask: "要不要自己写介绍？", answer: "写几句更好卖。不会写就填参数，页面会自动排好。" },
        { ask: "多久能收到钱？", answer: "买家确认收货就放款。拖着不确认的，到期由平台核对后放。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "撒一网" },
  ],
};
