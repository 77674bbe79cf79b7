import type { LandingPage } from "../types";

/** 淘包包 · 关于我们: a bench, a lamp, a ledger. */
export const aboutus: LandingPage = {
  route: "/aboutus",
  kind: "bag",
  title: "关于我们 · 淘包包",
  headline: "我们只跟包打交道",
  subline: "一张验包台、一盏灯、一本账：每只包进门编号，出门附单。不收来路不明的，也不卖说不清的。",
  layout: "bag",
  surface: "deep",
  kicker: "关于我们 · 验包台",
  drawing: {
    register: "进门登记",
    lines: [
      ["编号", "进门那天给，一直用到出门"],
      ["款式", "照着样子写，不写牌子的故事"],
      ["附件", "盒、尘袋、发票，有什么写什么"],
      ["瑕疵", "位置、长短、照片的张号"],
      ["经手", "谁看的，谁签字"],
    ],
  },
  creed: {
    title: "我们信的三件事",
    list: [
      { name: "不收来路不明的。", text: "问清楚从哪里来，说不清的原样送回。" },
      { name: "不卖说不清的。", text: "真伪、成色、附件，鉴定单上写不出结论就不上架。" },
      { name: "瑕疵写在最前面。", text: "先看哪里旧，再看哪里好，照片也按这个顺序排。" },
    ],
  },
  shapes: { title: "先看哪里旧", lead: "每种款式，最先老的地方不一样。验包就从那里开始。" },
  stages: {
    title: "一只包在这里的几天",
    list: [
      { name: "进门", text: "拆封录像，编号，登记附件。", picture: "door" },
      { name: "上台", text: "两个人先后看，不一致就请第三个。", picture: "lamp" },
      { name: "入册", text: "照片、结论、参考价写进册子。", picture: "book" },
      { name: "出门", text: "鉴定单、封口扣、护理说明一起装箱。", picture: "box" },
    ],
  },
  order: ["creed", "shapes", "stages"],
  questions: {
    title: "常被问起",
    list: {
      "你们自己收包吗？": "不收。只做寄卖，赚的是服务的钱，不和卖家抢价。",
      "能到店看吗？": "公司地址写在页面最下面，来之前先和客服约时间。",
      "怎么联系？": "人工客服 {hours} 在线，邮箱写在公司信息里。",
    },
  },
  closing: "认识我们，从一只包开始",
};
