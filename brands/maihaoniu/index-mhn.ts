import type { LandingDesign } from "../landing-design";

/** 卖号牛: a price that stands. */
export const indexMhn: LandingDesign = {
  hero: {
    variant: "tag",
    surface: "primary",
    side: "left",
    goods: { kinds: ["账号"], by: "price-desc", from: 2 },
    label: "就这个价",
  },
  sections: [
    {
      block: "story",
      variant: "art",
      surface: "tint",
      title: "牛脾气，用在价格上",
      icon: "charging-bull",
      text: [
        "「便宜点呗」「我学生」「别人才卖一半」。脸皮薄的人，听三句就降了。",
        "牛不降。拿同款在售价说话，低于底线的顶回去，顶到只剩认真的人。",
      ],
    },
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "看牛怎么顶",
      screens: [
        {
          screen: "chat",
          with: "砍价的人",
          lines: [
            { text: "打个对折，马上付。" },
            { text: "同款在售的都在标价以上，对折不卖。", mine: true },
            { text: "那少两成？" },
            { text: "低于底线，不传话。", mine: true },
            { text: "行吧，少一点点总可以？" },
            { text: "这个可以，替你问问主人。", mine: true },
          ],
        },
      ],
      notes: [
        { name: "先过牛这一关", text: "所有砍价先到牛这里，你听不到废话。" },
        { name: "拿价目说话", text: "同款在售价一条条摆出来，对方自己看。" },
        { name: "值得谈的才进门", text: "过了底线的，才会响你的手机。" },
      ],
    },
    {
      block: "offers",
      variant: "ladder",
      surface: "ground",
      title: "站得住的价",
      lead: "各游戏在售的最高标价，牛拿来顶人的就是它们。",
      goods: { kinds: ["账号"] },
    },
    {
      block: "promises",
      variant: "rows",
      surface: "deep",
      title: "四蹄落地",
      promises: [
        { name: "底线只有你知道", icon: "bull-horns", text: "买家看到的是标价，看不到底线在哪。" },
        { name: "不替你降", icon: "mountains", text: "改价只能你自己点，牛没有这个按钮。" },
        { name: "不骂人", icon: "cow", text: "顶回去也客客气气，买卖不成不结仇。" },
        {
          name: "谈成照样代管",
          icon: "locked-chest",
          text: "价谈妥了，钱先到平台，换绑完放给你。",
        },
      ],
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "white",
      title: "没砍动，还是买了",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "tint",
      title: "牛也有商量",
      list: [
        {
          ask: "一直卖不掉怎么办？",
          answer: "牛会告诉你有多少人被顶回去、差了多少。要不要松口，你定。",
        },
        { ask: "能看到被拒的出价吗？", answer: "能，都记着。哪天改主意了，可以回头找他。" },
        { ask: "急着用钱呢？", answer: "把底线调低，牛照新的底线守。" },
        { ask: "买家骂人怎么办？", answer: "截图自动留底，客服 {hours} 处理。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "ink", title: "让牛去说「不」" },
  ],
};
