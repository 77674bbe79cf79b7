import type { LandingPage } from "../types";

/** 号马: the value of an old account, from four points of view. */
export const hM: LandingPage = {
  route: "/h_m",
  kind: "sell",
  title: "号马 · 给账号找识货的买家",
  headline: "给号找个识货的人",
  subline: "练了三年的老区号，懂的人才出得起价。来历、养法、绝版、脚力，四样写清楚再牵出来。",
  layout: "notebook",
  goods: { kinds: ["账号"], by: "price-desc" },
  remarks: [
    { name: "看来历", text: "注册时间、换过几次绑定，写在最前面。" },
    { name: "看养法", text: "主玩什么、练了哪些、弃了哪些。" },
    { name: "看绝版", text: "拿不到的皮肤和称号，单独列一栏。" },
    { name: "看脚力", text: "段位和战绩，当前的和最高的。" },
  ],
  head: {
    surface: "deep",
    side: "below",
    icon: "horseshoe",
    sheet: { surface: "tint", edge: "round", title: "相马四看：这一匹凭什么值这个价" },
  },
  bands: [
    { band: "factors", surface: "white", title: "差一口草料，差多少价" },
    {
      band: "words",
      look: "letter",
      surface: "ground",
      title: "致练了三年的你",
      icon: "saddle",
      text: [
        "你那个号，段位不算最高，皮肤不算最全。可是老区、老名字、一整套绝版头像框，懂的人一眼就停下来。",
        "普通列表里，它只是一行等级。把来历和养法写清楚，它才是它。",
        "值多少，让识货的人看了再说。",
      ],
    },
    {
      band: "rows",
      surface: "primary",
      title: "马场里身价最高的几匹",
      goods: { kinds: ["账号"], by: "price-desc" },
      count: 5,
    },
    { band: "fees", look: "table", surface: "white", title: "卖了好价，交多少" },
    {
      band: "ask",
      look: "list",
      surface: "tint",
      title: "卖老号的人常问",
      list: {
        "老区号没什么皮肤，有人要吗？":
          "有。老区看的是名字、区龄和好友位。写清楚这些，比堆截图有用。",
        "可以先聊后卖吗？": "可以。买家在会话里问，谈妥了照样付到平台。",
        "卖了又后悔呢？": "没有人付款之前随时撤下。付款之后没交付，到时限自动退给买家。",
      },
    },
  ],
  close: { surface: "ink", title: "把号牵出来遛遛", look: "mark" },
};
