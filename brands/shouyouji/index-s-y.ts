import type { LandingDesign } from "../landing-design";

/** 手游集: a street of stalls. */
export const indexSY: LandingDesign = {
  hero: {
    variant: "stalls",
    surface: "tint",
    goods: { kinds: ["账号", "道具"] },
    signs: ["老陈专卖", "半夜还开", "皮肤铺子", "清仓两天"],
  },
  sections: [
    {
      block: "steps",
      variant: "timeline",
      surface: "white",
      title: "赶集的门道",
      steps: [
        { name: "看招牌", text: "一个摊主打一两款游戏，写在招牌上，不用满街找。" },
        { name: "看灯", text: "灯亮着就是摊主在，说话马上有人应。" },
        { name: "蹲下挑", text: "每件货都有验号清单，翻一翻不用买。" },
        { name: "还个价", text: "开口就行。谈妥的价只对你有效，别人看不见。" },
        { name: "拎走", text: "钱先放在集上，换绑好了才给摊主。" },
      ],
    },
    {
      block: "shelf",
      variant: "cards",
      surface: "ground",
      title: "今天摊上有",
      goods: { kinds: ["账号", "道具"] },
    },
    {
      block: "offers",
      variant: "ranges",
      surface: "white",
      title: "问了一圈的价",
      lead: "从最便宜的到最贵的，逛之前心里有个数。",
      goods: { kinds: ["账号"] },
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "primary",
      title: "隔壁摊听来的",
      about: ["账号", "卡密"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "头一回来",
      list: [
        { ask: "我也能摆摊吗？", answer: "能。实名之后挂上招牌就行，先摆一件也可以。" },
        { ask: "摊主不在怎么办？", answer: "留个话，他回来会看到。急着要的话，点「只看亮灯」。" },
        { ask: "还价会不会不好意思？", answer: "赶集嘛。填个数发过去，成不成就一个字。" },
        {
          ask: "买贵了呢？",
          answer: "同款在售价就在旁边，付款前看一眼。付了款没换绑，可以商量取消。",
        },
      ],
    },
    { block: "downloads", variant: "split", surface: "spark", title: "集在手机里，天天有" },
  ],
};
