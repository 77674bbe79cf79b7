import type { LandingDesign } from "../landing-design";

/** 游易: half the steps, much air. */
export const indexY: LandingDesign = {
  hero: {
    variant: "halves",
    surface: "tint",
    names: ["下单", "收货"],
    screens: [
      { screen: "detail", kinds: ["卡密"], by: "hot", from: 1 },
      {
        screen: "order",
        title: "已收货",
        steps: ["下单", "付款", "收货"],
        done: 3,
        kinds: ["卡密"],
        by: "hot",
        from: 1,
      },
    ],
  },
  sections: [
    {
      block: "compare",
      variant: "duel",
      surface: "white",
      title: "省掉的那一半",
      heads: ["从前", "在游易"],
      rows: [
        { about: "找人", alone: "加群、爬楼、问在吗", here: "搜一下，都在架上" },
        { about: "谈价", alone: "三家来回聊", here: "标价旁边有同类价" },
        { about: "付款", alone: "转账截图发过去", here: "扫码，平台代收" },
        { about: "收货", alone: "守着对方上线", here: "自动发货 {delivery}" },
      ],
    },
    {
      block: "steps",
      variant: "ledger",
      surface: "tint",
      title: "剩下的三步",
      steps: [
        { name: "下单", text: "选规格、填数量，价格一行行列清楚。" },
        { name: "付款", text: "手机扫码，支付宝、微信、余额都行。" },
        { name: "收货", text: "卡密当场看，账号换绑完再确认。" },
      ],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "white",
      title: "点开就能买",
      goods: { kinds: ["卡密", "代充", "道具"], by: "hot" },
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "primary",
      title: "怕麻烦的人写的",
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "只有四个问题",
      list: [
        { ask: "要注册吗？", answer: "手机号加验证码，没注册过的自动注册。" },
        { ask: "要下载吗？", answer: "电脑上就能下单，收卡密要用手机，所以装一个更省事。" },
        { ask: "要等吗？", answer: "自动发货的不用等，其余的写着多久发。" },
        { ask: "要是错了？", answer: "没发货可以直接取消，钱原路退。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "最后一步：扫这个" },
  ],
};
