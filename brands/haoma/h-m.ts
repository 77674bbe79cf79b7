import type { LandingDesign } from "../landing-design";

/** 号马: a horse and who knows its worth. */
export const hM: LandingDesign = {
  hero: {
    variant: "scene",
    surface: "deep",
    horizon: "hills",
    light: "sunset",
    icons: ["horse-head", "horseshoe", "grass"],
  },
  sections: [
    {
      block: "story",
      variant: "letter",
      surface: "tint",
      title: "致练了三年的你",
      icon: "horseshoe",
      text: [
        "你那个号，段位不算最高，皮肤不算最全。可是老区、老名字、一整套绝版头像框，懂的人一眼就停下来。",
        "普通列表里，它只是一行等级。我们想做的是把它牵到对的人面前：收藏过同类账号的、问过同一个赛季的、等这个区等了很久的。",
        "值多少，让识货的人出价。",
      ],
    },
    {
      block: "promises",
      variant: "rows",
      surface: "white",
      title: "相马四看",
      promises: [
        {
          name: "看来历",
          icon: "tied-scroll",
          text: "注册时间、换过几次绑定、有没有封禁记录，写在最前面。",
        },
        {
          name: "看养法",
          icon: "saddle",
          text: "主玩什么、练了哪些、弃了哪些。玩法写清楚，买的人接得住。",
        },
        {
          name: "看绝版",
          icon: "jewel-crown",
          text: "已经拿不到的皮肤、称号、头像框，单独列一栏。",
        },
        {
          name: "看人",
          icon: "eye-target",
          text: "只推给收藏过同类账号的买家，问价的人大多真想要。",
        },
      ],
    },
    {
      block: "offers",
      variant: "ladder",
      surface: "ground",
      title: "各家好马，当下身价",
      lead: "每款游戏里在售最高的一个，点开看它凭什么。",
      goods: { kinds: ["账号"] },
    },
    { block: "testimonials", variant: "large", surface: "ink", title: "伯乐的话", about: ["账号"] },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "卖老号的人常问",
      list: [
        {
          ask: "老区号没什么皮肤，有人要吗？",
          answer: "有。老区看的是名字、区龄和好友位。写清楚这些，比堆截图有用。",
        },
        {
          ask: "怎么知道推给了谁？",
          answer: "后台能看到多少位收藏过同类账号的买家看过，看不到他们是谁。",
        },
        {
          ask: "可以只接受换绑熟人吗？",
          answer: "可以设成先聊后卖。谈妥之后照样走平台代管，对两边都稳当。",
        },
        {
          ask: "卖了又后悔呢？",
          answer: "买家付款前随时撤下。付款之后换绑之前，双方都同意也能取消，钱原路退回。",
        },
      ],
    },
    { block: "downloads", variant: "split", surface: "primary", title: "牵出来遛遛" },
  ],
};
