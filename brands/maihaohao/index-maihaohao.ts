import type { LandingDesign } from "../landing-design";

/** 卖好号: a catalogue hung from top to bottom. */
export const indexMaihaohao: LandingDesign = {
  hero: {
    variant: "scroll",
    surface: "ground",
    goods: { kinds: ["账号"], by: "price-desc" },
    seal: "寄售",
  },
  sections: [
    {
      block: "story",
      variant: "art",
      surface: "ink",
      title: "好号不打折",
      icon: "jewel-crown",
      text: [
        "有些号卖一次少一次：绝版的头像框、开服的编号、某个赛季的榜首。",
        "急着出手，它就只值一个急价。我们替它写图录、拍视频、接待每一位问价的人，然后等。",
        "等多久由你定。没到你心里的价，谁来也不打扰你。",
      ],
    },
    {
      block: "steps",
      variant: "timeline",
      surface: "white",
      title: "一场慢买卖",
      steps: [
        { name: "上门看号", text: "专人登录核对，记下每一处值钱的地方。" },
        { name: "写图录", text: "文字、截图、展示视频，做成一页能传下去的档案。" },
        { name: "暗价", text: "心理价位只有你和经办人知道，页面上只写「可询价」。" },
        { name: "接待", text: "问价的人由经办人接，认真的才带到你面前。" },
        { name: "交割", text: "全款代管，三方在场换绑，录屏留底。" },
      ],
    },
    {
      block: "shelf",
      variant: "lead",
      surface: "tint",
      title: "本期图录",
      goods: { kinds: ["账号"], by: "price-desc", from: 1 },
    },
    {
      block: "promises",
      variant: "shield",
      surface: "white",
      title: "寄售的体面",
      promises: [
        { name: "不群发", icon: "closed-doors", text: "只给问过价、验过资的人看全图。" },
        { name: "不催卖", icon: "hourglass", text: "放一个月或者放一年，随你。" },
        { name: "不压价", icon: "scales", text: "参考成交价一起给你看，价格你自己改。" },
        { name: "不留号", icon: "key-lock", text: "登录方式用完即改，密码始终在你手里。" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "寄售之前",
      list: [
        {
          ask: "什么样的号能寄售？",
          answer: "值得写一页图录的都能。拿不准的先让经办人看看，不收费。",
        },
        { ask: "寄售期间还能玩吗？", answer: "能。有人要看号时提前约，不会突然把你顶下线。" },
        {
          ask: "心理价位会不会被套出来？",
          answer: "经办人不还价，只传话。底价写在合同里，买家看不到。",
        },
        { ask: "中途不卖了？", answer: "说一声就撤下，图录送给你留作纪念。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "请专人看看你的号" },
  ],
};
