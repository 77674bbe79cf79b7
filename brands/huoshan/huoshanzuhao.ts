import type { LandingDesign } from "../landing-design";

/** 火山租号's landing route: the mountain at night. */
export const huoshanzuhao: LandingDesign = {
  hero: {
    variant: "scene",
    surface: "ink",
    horizon: "volcano",
    light: "lamp",
    icons: ["old-lantern", "campfire", "flame"],
  },
  sections: [
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "剩多少时间，一直看得见",
      screens: [{ screen: "rent", from: 1 }],
      notes: [
        { name: "倒计时在最上面", text: "打到一半不用退出来看，到点前手机会提醒。" },
        { name: "续时不用排队", text: "快到点时点一下续时，接着打完这一局。" },
        { name: "掉线就重新上号", text: "租期之内可以反复扫码上号，时间照算，不另收费。" },
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "ground",
      title: "今晚能租的号",
      goods: { kinds: ["租号"], by: "price-asc" },
    },
    {
      block: "compare",
      variant: "duel",
      surface: "tint",
      title: "借朋友的号，还是租一个",
      heads: ["借朋友的号", "在火山租一个"],
      rows: [
        { about: "密码", alone: "密码发来发去", here: "扫码上号，看不到密码" },
        { about: "时间", alone: "他要玩你就得下", here: "租期内登录权是你的" },
        { about: "封号", alone: "说不清是谁的事", here: "对局记录说话，客服裁定" },
        { about: "人情", alone: "欠着", here: "付多少，写在单子上" },
      ],
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "white",
      title: "租过的人",
      about: ["租号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "三个问题",
      list: [
        {
          ask: "起租时长是什么意思？",
          answer: "一次最少要租的小时数，由号主定，写在价格旁边。不足起租时长按起租时长计费。",
        },
        {
          ask: "玩排位输了星会扣押金吗？",
          answer: "不会。押金只管违规：挂机、开挂、改资料。输赢是游戏的事。",
        },
        {
          ask: "号主临时要回去怎么办？",
          answer: "没用完的时间按比例退租金，押金全退。人工客服 {hours} 在线处理。",
        },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "扫一下，今晚就上号" },
  ],
};
