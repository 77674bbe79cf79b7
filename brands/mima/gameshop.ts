import type { LandingDesign } from "../landing-design";

/** 游戏商城: a bright shop front for cards and gift packs. */
export const gameshop: LandingDesign = {
  hero: {
    variant: "cardwall",
    surface: "spark",
    pattern: "dots",
    kicker: "点卡 · 月卡 · 礼包码",
  },
  sections: [
    {
      block: "counters",
      variant: "fronts",
      surface: "white",
      title: "一款游戏，一节柜台",
      lead: "招牌上写着有几种，柜台边写着从多少到多少。",
    },
    {
      block: "handover",
      variant: "belt",
      surface: "primary",
      title: "付款的时候，传送带已经在走",
      stations: [
        { name: "选面值", text: "规格、价格、库存写在同一个按钮上。" },
        { name: "扫码付", text: "支付宝、微信、余额都可以。" },
        { name: "系统出卡", text: "不等卖家上线，卡密直接进订单。" },
        { name: "手机领", text: "再扫一次，卡密只在你自己的手机上。" },
      ],
      otherwise: "万一没货了：订单自动取消，钱原路退回，不用找谁说理。",
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "tint",
      title: "零花钱就够",
      goods: { kinds: ["卡密", "代充", "道具"], by: "price-asc" },
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "收银台旁边的牌子",
      list: [
        {
          ask: "卡密为什么要用手机看？",
          answer: "因为电脑屏幕谁都看得见。卡密只出现在你自己手机的订单里。",
        },
        { ask: "多久发货？", answer: "自动发货的商品 {delivery}，付款后马上就有。" },
        { ask: "可以开票吗？", answer: "可以，在订单里申请，抬头自己填。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "deep", title: "领卡密，用手机" },
  ],
};
