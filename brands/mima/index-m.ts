import type { LandingDesign } from "../landing-design";

/** 密马: a trading floor. Light, dense, prices everywhere. */
export const indexM: LandingDesign = {
  hero: {
    variant: "slab",
    surface: "tint",
    kicker: "先看价，再下单",
    screen: { screen: "list" },
    slips: { from: 5 },
  },
  sections: [
    { block: "shelf", variant: "table", surface: "white", title: "此刻在成交", goods: {} },
    {
      block: "promises",
      variant: "rows",
      surface: "ground",
      title: "四种买法，一样的担保",
      promises: [
        {
          name: "账号",
          icon: "visored-helm",
          text: "平台验号，把等级、皮肤、实名状态逐项写进验号报告。换绑完成前，货款一直在平台手里。",
        },
        {
          name: "卡密",
          icon: "key-card",
          text: "点卡、月卡、礼包码付款后自动发货，{delivery}不打烊。卡密只在你自己的手机上显示。",
        },
        {
          name: "租号",
          icon: "hourglass",
          text: "按小时计价，押金和起租时长下单前就写在价格旁边。到点自动下线，验号后押金原路退回，最晚 24 小时。",
        },
        {
          name: "代练",
          icon: "rank-3",
          text: "选好起点和终点，价格与工时当场算清。代练接单后，进度一路报到手机。{promise}。",
        },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "ink",
      title: "同一笔交易，换个地方做",
      lead: "私下转账省下的那点手续，往往就是被骗的那一笔。差别都列在这里。",
      heads: ["私下交易", "在密马"],
      rows: [
        { about: "货款", alone: "先转给陌生人", here: "平台代管，确认收货才放给卖家" },
        { about: "发货", alone: "等对方上线", here: "卡密自动发货，{delivery}" },
        { about: "账号真假", alone: "看几张截图", here: "平台验号，报告附在商品页" },
        { about: "出了问题", alone: "拉黑就结束", here: "人工客服 {hours} 介入仲裁" },
      ],
    },
    {
      block: "figures",
      variant: "band",
      surface: "white",
      title: "盘子有多大，当场数给你看",
      figures: [
        ["listings", "在售商品"],
        ["games", "覆盖游戏"],
        ["sold", "累计成交"],
      ],
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "tint",
      title: "买家写在订单后面的话",
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "下单前，大家常问",
      list: [
        {
          ask: "付了款卖家不发货怎么办？",
          answer:
            "货款在你确认收货之前由平台代管。卖家超时未发货，订单自动取消，款项原路退回；卡密类商品付款后由系统自动发货，不经过卖家。",
        },
        {
          ask: "卡密在哪里看？会不会被别人看到？",
          answer:
            "支付成功后用手机扫「领取卡密」二维码，卡密只出现在你自己账号的订单页里。电脑页面、链接和短信里都不会出现卡密。",
        },
        {
          ask: "没有账号能买吗？",
          answer:
            "能。下单时用手机验证码登录，未注册的手机号会自动创建账号，也可以用微信扫码登录。",
        },
        {
          ask: "电脑上看好了，怎么付款？",
          answer:
            "在电脑上提交订单，用手机扫支付二维码完成付款。二维码有效期内，刷新页面也能找回同一笔订单。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "行情在手机上，随时看一眼" },
  ],
};
