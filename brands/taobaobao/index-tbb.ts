import { BAG_GRADES } from "../bag-grades";
import type { LandingPage } from "../types";

/** 淘包包: bags on a rail, from the wardrobe to the money. No game goods here. */
export const indexTbb: LandingPage = {
  route: "/index_tbb",
  kind: "bag",
  title: "淘包包 · 二手箱包寄卖 App",
  headline: "衣柜里的包，换成钱",
  subline: "二手箱包寄卖：上门取件、灯下验包、挂架出售。皮面、五金、走线逐项记录，瑕疵拍给买家看。",
  layout: "bag",
  surface: "tint",
  kicker: "二手箱包寄卖",
  drawing: { rail: "挂架示意：画的是常见款式与编号方式，不是在售商品。" },
  stages: {
    title: "从衣柜到账上，五步",
    list: [
      { name: "问一问", text: "说说款式和成色，先给一个参考区间。", picture: "talk" },
      { name: "上门取", text: "当面装箱封口，编号写进单子。", picture: "box" },
      { name: "验包台", text: "灯下逐项看，结论和照片一起给你。", picture: "lamp" },
      { name: "挂上架", text: "价格你点头才算，卖掉之前能取回。", picture: "rail" },
      { name: "到账", text: "订单完成之后，按寄卖时的约定结给你。", picture: "coin" },
    ],
  },
  grades: {
    title: "同一个底角，五种成色",
    lead: "成色不靠一句「很新」。放大镜下看见什么，就写什么。",
    list: BAG_GRADES,
  },
  tag: {
    title: "一张签，跟着包走到底",
    name: "验包签",
    lines: ["编号", "款式", "成色", "附件"],
    notes: [
      { name: "编号", text: "进门就写，照片、结论、订单都用它。" },
      { name: "穿绳", text: "从提手根部穿过，不剪断拿不下来。" },
      { name: "封扣", text: "压一次就合死，开过看得出来。" },
      { name: "副联", text: "撕下来归你，对得上才能取回。" },
    ],
  },
  shapes: { title: "什么样的包都能寄", lead: "每种款式，最先老的地方不一样。验包就从那里开始。" },
  order: ["stages", "grades", "tag", "shapes"],
  questions: {
    title: "寄之前想问的",
    list: {
      "没有发票和盒子能收吗？": "能。附件齐全价格会高一些，缺了不影响鉴定。",
      "鉴定不过怎么办？": "把照片和理由给你，原样送回。",
      "定价谁说了算？": "你。我们给参考区间，低于你的底价不卖。",
      "客服几点在？": "{hours}，人工。",
    },
  },
  closing: "先问一问，再决定寄不寄",
};
