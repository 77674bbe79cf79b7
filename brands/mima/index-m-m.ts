import type { LandingDesign } from "../landing-design";

/** 密马买卖: an offer and an answer. */
export const indexMM: LandingDesign = {
  hero: {
    variant: "talk",
    surface: "tint",
    pattern: "scales",
    icon: "shaking-hands",
    goods: { kinds: ["账号"], named: "可换绑" },
    lines: [
      { text: "这个号可以小刀吗？验号报告我看过了。" },
      { text: "可以，你出个价。换绑我全程在线。", mine: true },
      { text: "那就这个数，我现在付到平台。" },
    ],
  },
  sections: [
    {
      block: "receipt",
      variant: "flow",
      surface: "white",
      title: "谈好的数，一分不动地走完",
      lead: "这是一个在售账号的标价。成交之后，钱按这条线走。",
      goods: { kinds: ["账号"], named: "可换绑" },
      lines: [
        ["买家付款", "扫码付到平台，不是付给卖家"],
        ["平台代管", "换绑进行时，谁也动不了"],
        ["买家验收", "对照验号报告，逐项点确认"],
        ["卖家收款", "进入卖家余额，可以提现"],
      ],
    },
    {
      block: "compare",
      variant: "duel",
      surface: "ground",
      title: "在群里喊，还是在密马谈",
      heads: ["在群里喊", "在密马谈"],
      rows: [
        { about: "报价", alone: "一人一个数，聊完就沉了", here: "还价有记录，谈妥自动改价" },
        { about: "看号", alone: "截图来回发", here: "平台验号，一份报告大家看" },
        { about: "给钱", alone: "先钱先号，吵到散伙", here: "货款代管，换绑完才放" },
        { about: "找回", alone: "自认倒霉", here: "有赔付，记录公开" },
      ],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "tint",
      title: "两边各看各的",
      screens: [
        { screen: "wallet", title: "我卖出的", kinds: ["账号"], from: 3 },
        {
          screen: "order",
          title: "换绑进行中",
          kinds: ["账号"],
          from: 1,
          done: 2,
          steps: ["付款到平台", "卖家交出登录方式", "换绑手机与邮箱", "核对验号报告", "确认收货"],
        },
      ],
      notes: [
        { name: "卖家看得到钱", text: "付没付、锁没锁、几时放，每一笔都写着。" },
        { name: "买家看得到步骤", text: "走到哪一步、下一步是谁的事，不用猜。" },
      ],
    },
    {
      block: "figures",
      variant: "ledger",
      surface: "white",
      title: "桌上现在有多少买卖",
      lead: "数字来自市场，不是海报。",
      figures: [
        ["accounts", "在售账号"],
        ["games", "覆盖游戏"],
        ["highest", "最高标价"],
        ["hours", "客服在线"],
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "开口之前",
      list: [
        { ask: "还价被拒了能再出吗？", answer: "能。对方拒绝时可以附一个底价，你照着出就成交。" },
        {
          ask: "谈妥之后对方反悔？",
          answer: "谈妥的价格对你保留一段时间，期间付款就成交，别人买不走。",
        },
        {
          ask: "验号要多久？",
          answer: "看游戏和资料齐不齐。进度在订单页，慢了可以催，客服 {hours} 在。",
        },
      ],
    },
    { block: "downloads", variant: "code", surface: "ink", title: "出个价试试" },
  ],
};
