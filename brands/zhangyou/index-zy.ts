import type { LandingDesign } from "../landing-design";

/** 掌游: everything within a thumb's reach. */
export const indexZy: LandingDesign = {
  hero: {
    variant: "poster",
    surface: "deep",
    side: "left",
    icon: "smartphone",
    screen: { screen: "list", tabs: ["关注", "行情", "消息"] },
    kicker: "给空不出手的人",
  },
  sections: [
    {
      block: "screens",
      variant: "pair",
      surface: "white",
      title: "拇指的地盘",
      screens: [
        {
          screen: "chat",
          with: "卖家",
          kinds: ["账号"],
          by: "hot",
          from: 2,
          lines: [
            { text: "还能少点吗", mine: true },
            { text: "你出多少" },
            { text: "抹个零头，现在就付", mine: true },
            { text: "最后一口价，改好了" },
            { text: "付了", mine: true },
            { text: "收到，这就换绑" },
          ],
        },
        { screen: "wallet", title: "本月进出" },
      ],
      notes: [
        { name: "常用键都在下半屏", text: "回消息、付款、确认收货，不用换手。" },
        { name: "钱的去处一页看完", text: "代管中的、已放款的、能提现的，分三行。" },
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "tint",
      title: "拇指一划看行情",
      goods: { from: 6 },
    },
    {
      block: "figures",
      variant: "band",
      surface: "primary",
      title: "一屏之内",
      figures: [
        ["listings", "在架商品"],
        ["games", "游戏"],
        ["sold", "累计成交"],
      ],
    },
    {
      block: "steps",
      variant: "timeline",
      surface: "white",
      title: "一趟地铁能办完的事",
      steps: [
        { name: "上车", text: "看关注的游戏有没有新货。" },
        { name: "过两站", text: "跟卖家还个价。" },
        { name: "换乘", text: "付款，平台代管。" },
        { name: "到站", text: "收货确认，出闸。" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "单手也能问",
      list: [
        { ask: "左手用得惯吗？", answer: "设置里能把按键整个换到左边。" },
        {
          ask: "信号不好，重复付款了怎么办？",
          answer: "同一张订单只会扣一次。断网重开，订单还在原处。",
        },
        { ask: "消息太多怎么办？", answer: "只推关注的游戏和自己的订单，其他一律静音。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "ink", title: "拇指按这里" },
  ],
};
