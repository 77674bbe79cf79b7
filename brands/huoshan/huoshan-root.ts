import type { LandingDesign } from "../landing-design";

/** 火山租号, the root: an evening by the clock. Dark ground, embers, hours. */
export const huoshanRoot: LandingDesign = {
  hero: { variant: "dial", surface: "ink", screen: { screen: "rent" } },
  sections: [
    {
      block: "steps",
      variant: "path",
      surface: "white",
      title: "一个晚上，四个时刻",
      lead: "以起租 3 小时的账号为例。",
      steps: [
        { name: "19:40 挑号", text: "按游戏、皮肤和价格筛，起租时长与押金都写在标价旁。" },
        { name: "19:42 扫码上号", text: "付款后手机扫码登录，拿不到也用不着原号密码。" },
        { name: "22:42 到点下线", text: "时间到自动退出，想接着玩就续时，不用重新排队。" },
        { name: "22:43 押金退回", text: "号主验过号，押金按原支付方式退回。" },
      ],
    },
    {
      block: "shelf",
      variant: "lead",
      surface: "ground",
      title: "现在就能租",
      goods: { kinds: ["租号"] },
    },
    {
      block: "receipt",
      variant: "slip",
      surface: "primary",
      title: "押金是押，不是扣",
      lead: "一张单子几行字，下单前给你看，到期照着退。多出一行，都可以找客服。",
      goods: { kinds: ["租号"] },
      lines: [
        ["租金", "单价 × 小时，不足起租时长按起租算"],
        ["押金", "下单时付，还号后最晚 24 小时退"],
        ["违规扣款", "须有对局记录作证，可以申诉"],
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "white",
      title: "下线以后，他们这么说",
      about: ["租号"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "tint",
      title: "租之前想清楚",
      list: [
        {
          ask: "租号会不会被原号主顶下来？",
          answer:
            "起租后由平台锁定登录权。原号主中途登录的，剩余时长按比例退租金，并计入号主的信用记录。",
        },
        {
          ask: "押金什么时候退？",
          answer:
            "还号后号主验号，确认后原路退回，最晚 24 小时。号主要扣的，双方举证，由平台裁决。",
        },
        {
          ask: "电脑上能租吗？",
          answer:
            "电脑上可以看号、比价。起租需要用手机扫码登录游戏，所以下单在 App 里完成：打开商品页，扫码即可继续。",
        },
        { ask: "找谁处理问题？", answer: "App 订单页点「联系客服」，人工客服 {hours} 在线。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "今晚几点上号？" },
  ],
};
