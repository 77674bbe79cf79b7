import type { LandingPage } from "../types";

/** 租号鹅: a goose that guards the deposit. */
export const indexZuhaoe: LandingPage = {
  route: "/index_zuhaoe",
  kind: "rent",
  title: "租号鹅 · 给号主看门的租号 App",
  headline: "你的押金，鹅看着",
  subline: "押金不进号主口袋，由平台保管。有人想扣，先拿证据来；没人说话，到时间自动退给你。",
  layout: "deposit",
  surface: "tint",
  pattern: "bubbles",
  kicker: "嘎。先讲理，再谈钱",
  icon: "goose",
  stages: {
    title: "鹅看门的四班岗",
    surface: "white",
    names: ["进门登记", "鹅守着", "主人回来清点", "送你出门"],
  },
  claim: {
    title: "有人伸手，鹅就叫",
    lead: "看门看的是两边：号主怕东西少了，租客怕被冤枉。三步走完才动钱。",
    surface: "deep",
    names: ["号主开口", "你来回话", "鹅不管，平台管"],
  },
  rack: { title: "押得不多的号", surface: "ground", pick: { by: "deposit" } },
  questions: {
    title: "伸长脖子问",
    list: {
      "租期里能动号里的东西吗？": "皮肤、英雄随便用；点券、材料这类用了就没的别动。",
      "提前还号，押金早点退吗？": "从归还那一刻起算，号主验号后就退，最晚 {check} 小时。",
      "找谁说理？": "订单里可以联系号主，也可以找平台客服，人工 {hours} 在线。",
    },
  },
  closing: "带一只鹅看押金",
};
