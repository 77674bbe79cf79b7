import type { LandingDesign } from "../landing-design";

/** 卖号鱼: under water, prices rising. */
export const indexMhy: LandingDesign = {
  hero: {
    variant: "bids",
    surface: "primary",
    pattern: "bubbles",
    icon: "tropical-fish",
    goods: { kinds: ["账号"], by: "price-desc" },
  },
  sections: [
    {
      block: "steps",
      variant: "timeline",
      surface: "tint",
      title: "钓鱼的工序",
      steps: [
        { name: "下底价", text: "低于它不成交，别人看不到它。" },
        { name: "抛竿", text: "定个截止时间，挂到水面上。" },
        { name: "看漂", text: "出价的人看得见彼此，你只管看。" },
        { name: "顺延", text: "最后几分钟有人加价，就再等一等。" },
        { name: "收竿", text: "出价最高的付全款到平台，你去换绑。" },
      ],
    },
    {
      block: "offers",
      variant: "ladder",
      surface: "white",
      title: "水有多深",
      lead: "每款游戏里在售最高的价。底价别高过水面。",
      goods: { kinds: ["账号"] },
    },
    {
      block: "promises",
      variant: "shield",
      surface: "ink",
      title: "不让人搅浑水",
      promises: [
        { name: "实名出价", icon: "id-card", text: "出价的人都过了实名，小号抬不了价。" },
        { name: "出价要算数", icon: "anchor", text: "拍下不付的，停止出价，并顺位给下一位。" },
        { name: "底价不漏", icon: "opening-shell", text: "底价加密存着，客服也看不到。" },
        { name: "过程可查", icon: "fishing-net", text: "谁在几点加了多少，收竿后全部公开。" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "white",
      title: "上钩的人",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "下竿之前",
      list: [
        {
          ask: "没人出到底价怎么办？",
          answer: "流拍，不成交，不扣任何东西。可以调低底价再来，也可以改成一口价。",
        },
        { ask: "能中途收竿吗？", answer: "没人出价时能。有人出了价，就要等到截止。" },
        { ask: "我能自己加价吗？", answer: "不能。和你有关联的账号出价会被取消，整场作废。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "抛一竿" },
  ],
};
