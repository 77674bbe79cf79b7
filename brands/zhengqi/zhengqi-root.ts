import type { LandingDesign } from "../landing-design";

/** 蒸汽, the root: a counter of codes, delivered as soon as they are paid. */
export const zhengqiRoot: LandingDesign = {
  hero: {
    variant: "counter",
    surface: "tint",
    pattern: "bricks",
    sign: "蒸汽卡铺",
    receipt: ["付款", "出码", "入库"],
    kicker: "{delivery}自动发货",
  },
  sections: [
    {
      block: "faces",
      variant: "boards",
      surface: "white",
      title: "从小面值，摆到大面值",
      lead: "每一张都在架上，价格印在卡角。",
    },
    {
      block: "steps",
      variant: "timeline",
      surface: "ground",
      title: "一串码的路",
      steps: [
        { name: "架上", text: "按平台和面值摆好，库存是真库存。" },
        { name: "付款", text: "扫码付，金额与标价一致。" },
        { name: "出码", text: "系统自动发货，{delivery}。" },
        { name: "入库", text: "码只在你自己的手机上显示，复制就能兑。" },
      ],
    },
    {
      block: "promises",
      variant: "seals",
      surface: "deep",
      title: "卡铺四条",
      promises: [
        { name: "一码一卖", icon: "key-card", text: "一串码只给一张订单。" },
        {
          name: "没刮能退",
          icon: "anticlockwise-rotation",
          text: "标了无理由的，{refund} 天内、未查看可退。",
        },
        { name: "码不外露", icon: "locked-chest", text: "电脑、短信、链接里都没有码。" },
        { name: "坏码包换", icon: "gears", text: "核实无效，换码或退款。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "white",
      title: "柜台留言",
      about: ["卡密"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "兑换之前",
      list: [
        { ask: "码在哪里看？", answer: "用下单的手机号登录 App，订单里点「查看卡密」。" },
        {
          ask: "买错面值怎么办？",
          answer: "还没查看的，标了「无理由」就能退。看过的码等于已经交付。",
        },
        { ask: "区服有限制吗？", answer: "有限制的写在标题和参数里，下单前看一眼「适用区服」。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "装一个，收码用" },
  ],
};
