import type { LandingDesign } from "../landing-design";

/** 租号猫: a city asleep, one window lit. Everything is quiet. */
export const indexZhm: LandingDesign = {
  hero: {
    variant: "scene",
    surface: "deep",
    pattern: "stars",
    horizon: "city",
    icons: ["cat", "barn-owl", "hollow-cat"],
    kicker: "零点以后",
  },
  sections: [
    {
      block: "steps",
      variant: "timeline",
      surface: "white",
      title: "一夜没有一点声音",
      steps: [
        { name: "家里灯灭了", text: "打开夜间页，只剩此刻还亮着的号。起租时长短的排前面。" },
        { name: "静悄悄上号", text: "付款后扫码登录，不用给号主打电话，也不用等谁回一句「在」。" },
        { name: "困了就合上", text: "提前还号，点一下就好。没有催单的铃声，消息攒到早上一起看。" },
        { name: "醒来押金在账上", text: "号主验过号，押金原路退回，最晚还号后 24 小时。" },
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "ink",
      title: "这会儿还醒着的号",
      goods: { kinds: ["租号"], by: "hot", from: 4 },
    },
    {
      block: "story",
      variant: "letter",
      surface: "tint",
      title: "给哄睡了孩子的人",
      icon: "night-sleep",
      text: [
        "一天里属于自己的时间，常常从十一点半开始。耳机一只，手柄一副，门缝下面不能透光。",
        "所以租号猫没有语音，不打电话，也不在半夜弹红点。能自动的都让它自动：上号、计时、下线、退押金。",
        "剩下的两个小时，你只管玩。",
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "white",
      title: "夜里租过的人说",
      about: ["租号"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "半夜想到的几个问题",
      list: [
        {
          ask: "半夜出问题找谁？",
          answer:
            "先在订单里点「上不了号」，系统会换一台登录或直接退租金。人工客服 {hours} 在线，夜里的留言天亮就处理。",
        },
        {
          ask: "号主半夜登录怎么办？",
          answer: "租期里登录权是你的。号主若要收回，没用完的时间按比例退，押金全退。",
        },
        { ask: "睡着了忘记还号会扣钱吗？", answer: "到点自动下线，不会续费，也不会动押金。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "今晚轻轻地装上" },
  ],
};
