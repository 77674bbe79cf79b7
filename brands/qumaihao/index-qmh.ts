import type { LandingPage } from "../types";

/** 趣卖号: the story goes with the account. */
export const indexQmh: LandingPage = {
  route: "/index_qmh",
  kind: "sell",
  title: "趣卖号 · 讲故事卖账号 App",
  headline: "把号的故事也卖出去",
  subline: "第一次五杀、第一个公会、那年的限定，和参数写在同一页。买的人知道接过来的是什么。",
  layout: "notebook",
  goods: { kinds: ["账号"], by: "price-desc", from: 1 },
  remarks: [
    { name: "第一次五杀", text: "哪年，谁在场。" },
    { name: "公会合影", text: "穿红衣服的是谁。" },
    { name: "那年的限定", text: "为它熬过的夜。" },
  ],
  head: {
    surface: "tint",
    pattern: "stars",
    side: "below",
    icon: "musical-notes",
    kicker: "一页一个号，一号一段故事",
    sheet: { surface: "white", edge: "ruled", title: "故事写在旁边，参数写在中间" },
  },
  bands: [
    {
      band: "shots",
      surface: "white",
      title: "挑三张图，一张一句",
      goods: { kinds: ["账号"], by: "price-desc" },
      shots: [
        { name: "最得意的", text: "全队都在屏幕上的那一局。" },
        { name: "最后悔的", text: "差一件就齐的那一页。" },
        { name: "最后一次的", text: "下线前站的地方。" },
      ],
    },
    {
      band: "words",
      look: "letter",
      surface: "spark",
      title: "给接手的你",
      icon: "quill-ink",
      text: [
        "这个号的名字，是我和室友在宿舍断电那晚想的。",
        "第一个公会叫「十点熄灯」，后来真的都熄了灯：有人考研，有人结婚，有人换了手机没再下回来。",
        "皮肤我一件没送，都留在仓库里。你要是也叫上朋友一起玩，就更好了。",
      ],
    },
    { band: "factors", surface: "white", title: "情怀之外，差价在这里" },
    {
      band: "ask",
      look: "list",
      surface: "ground",
      title: "动笔之前",
      list: {
        "不会写怎么办？": "三句就够：从哪年玩，得意什么，为什么走。",
        "会泄露我是谁吗？": "真名、学校、电话别写进去，发布前再读一遍。",
        "故事能编吗？": "情怀随你，数字不行。买家按参数和报告验收。",
      },
    },
  ],
  close: { surface: "deep", title: "讲一段，再把号交出去", look: "mark" },
};
