import type { LandingDesign } from "../landing-design";

/** 卖号鹅: a goose on its pond asks the questions. */
export const indexMaihaoe: LandingDesign = {
  hero: {
    variant: "scene",
    surface: "spark",
    horizon: "sea",
    icons: ["goose", "high-grass", "lotus"],
  },
  sections: [
    {
      block: "screens",
      variant: "pair",
      surface: "white",
      title: "鹅问，你答",
      screens: [
        {
          screen: "chat",
          with: "卖号鹅",
          lines: [
            { text: "玩了几年啦？" },
            { text: "三年，从开服那会儿。", mine: true },
            { text: "嘎。最得意哪套皮肤？" },
            { text: "周年那套，现在没有了。", mine: true },
            { text: "那为什么不玩了呢？" },
            { text: "考研。", mine: true },
          ],
        },
        { screen: "detail", kinds: ["账号"], from: 7 },
      ],
      notes: [
        { name: "问得傻，答得快", text: "七八个问题，蹲着就答完了。" },
        { name: "写得像人话", text: "不写「极品大号速来」，写你和它的三年。" },
        { name: "参数自己会填", text: "等级、段位从验号报告来，不用你数皮肤。" },
      ],
    },
    {
      block: "story",
      variant: "letter",
      surface: "tint",
      title: "鹅写的一篇",
      icon: "feather",
      text: [
        "这是一个考研人的号。",
        "三年，从开服玩到期末周。周年那套皮肤他舍不得脱，所以截图里每一张都穿着。",
        "名字四个字，带一个生僻字，别人学不来。手机和邮箱都能换，没有封过。",
        "他说：给个爱玩法师的吧。",
      ],
    },
    {
      block: "steps",
      variant: "path",
      surface: "white",
      title: "三步，比下水还快",
      steps: [
        { name: "答题", text: "语音也行，鹅听得懂。" },
        { name: "改两笔", text: "写错的划掉，想夸的再夸一句。" },
        { name: "下水", text: "定个价，挂出去，买家付款平台先收着。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "primary",
      title: "买家嘎嘎乐",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "轮到你问鹅了",
      list: [
        { ask: "不想答某一题怎么办？", answer: "跳过。鹅不会追着你跑。" },
        {
          ask: "会不会写得太夸张？",
          answer: "夸可以，数字不行。等级和皮肤以验号报告为准，鹅改不了。",
        },
        { ask: "鹅下班了找谁？", answer: "鹅不下班，人会。人工客服 {hours} 在线。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "deep", title: "跟鹅聊两句" },
  ],
};
