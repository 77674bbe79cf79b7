import type { LandingDesign } from "../landing-design";

/** 蒸汽's landing route: one more square in the library. */
export const indexZhengqi: LandingDesign = {
  hero: {
    variant: "vending",
    surface: "ink",
    goods: { kinds: ["卡密"], by: "hot", from: 1 },
    sign: "蒸汽售卡机",
    panel: ["选一格", "付款出码"],
    kicker: "再添一格",
  },
  sections: [
    {
      block: "screens",
      variant: "pair",
      surface: "white",
      title: "手机里的保险柜",
      screens: [
        { screen: "list", tabs: ["未查看", "已查看", "全部"], kinds: ["卡密"] },
        {
          screen: "order",
          title: "已出码",
          steps: ["付款", "自动出码", "已查看"],
          done: 2,
          kinds: ["卡密"],
        },
      ],
      notes: [
        { name: "买过的都在", text: "换手机、重装系统，登录同一个号码就找得回来。" },
        { name: "看没看过有记录", text: "哪一串什么时候看的，自己一清二楚。" },
      ],
    },
    {
      block: "handover",
      variant: "belt",
      surface: "tint",
      title: "半夜想玩，机器也醒着",
      stations: [
        { name: "按下那一格", text: "看中哪张，点哪张，库存是真库存。" },
        { name: "码封着来", text: "付款就出，路上谁也看不见。" },
        { name: "手机上揭开", text: "登录自己的号码，揭开才算交付。" },
      ],
      otherwise: "机器卡住了：没出码的订单自动取消，钱退回原来的地方。",
    },
    {
      block: "faces",
      variant: "boards",
      surface: "deep",
      title: "补货口：今天有的面值",
    },
    {
      block: "compare",
      variant: "table",
      surface: "white",
      title: "找代购，还是自己取",
      heads: ["找代购", "自己取"],
      rows: [
        { about: "拿到手", alone: "等他上线", here: "付款就出码" },
        { about: "价格", alone: "每次问", here: "标在架上" },
        { about: "码丢了", alone: "聊天记录里翻", here: "保险柜里找" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "收藏家的问题",
      list: [
        { ask: "降价会提醒吗？", answer: "收藏的商品降价，手机会响。" },
        { ask: "能送人吗？", answer: "能，把码念给他就行；送出去之后不能退。" },
        { ask: "一次能买几份？", answer: "限购写在数量旁边，多出来的会提示。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "给游戏库开个后门" },
  ],
};
