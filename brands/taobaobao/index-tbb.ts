import { BAG_GRADES } from "../bag-grades";
import type { LandingDesign } from "../landing-design";

/** 淘包包: calm, a receipt for a bag. No game goods here. */
export const indexTbb: LandingDesign = {
  hero: {
    variant: "catalogue",
    surface: "tint",
    lines: [
      ["皮面", "逐面拍照"],
      ["五金", "核对磨损"],
      ["走线", "放大比对"],
      ["瑕疵", "拍给买家看"],
    ],
    seal: "封扣未拆",
    caption: "图录示意：画的是常见款式与编号方式，不是在售商品。",
    kicker: "寄卖图录",
  },
  sections: [
    {
      block: "grades",
      variant: "loupes",
      surface: "white",
      title: "同一个底角，五种成色",
      lead: "成色不靠一句「很新」。放大镜下看见什么，就写什么。",
      grades: BAG_GRADES,
    },
    {
      block: "steps",
      variant: "timeline",
      surface: "ground",
      title: "从衣柜到账上",
      steps: [
        { name: "拍几张", text: "正面、背面、五金、内标，手机拍就够，先给一个估价区间。" },
        { name: "上门取", text: "当面装箱封口，编号写进单子。" },
        { name: "验包台", text: "灯下逐项看，结论和照片一起给你。" },
        { name: "挂上架", text: "价格你点头才算，卖掉之前随时能取回。" },
        { name: "到账", text: "买家确认收货，钱进你的账户。" },
      ],
    },
    {
      block: "seal",
      variant: "tag",
      surface: "deep",
      title: "一张签，跟着包走到底",
      lead: "从上门那天起，签不离包。扣子断了，这单就停下来查。",
      tag: "验包签",
      lines: ["编号", "款式", "成色", "附件"],
      notes: [
        { name: "编号", text: "进门就写，照片、结论、订单都用它。" },
        { name: "穿绳", text: "从提手根部穿过，不剪断拿不下来。" },
        { name: "封扣", text: "压一次就合死，开过看得出来。" },
        { name: "副联", text: "撕下来归你，对得上才能取回。" },
      ],
    },
    {
      block: "compare",
      variant: "duel",
      surface: "white",
      title: "自己挂出去，还是寄卖",
      heads: ["自己挂", "寄卖"],
      rows: [
        { about: "真假", alone: "买家不信", here: "鉴定单随包走" },
        { about: "议价", alone: "一天回几十条", here: "我们来谈" },
        { about: "运送", alone: "怕丢怕换", here: "封口编号，拆封留影" },
        { about: "卖不掉", alone: "接着放", here: "取回，不收保管费" },
      ],
    },
    {
      block: "story",
      variant: "letter",
      surface: "tint",
      title: "给一只很久没出门的包",
      icon: "hand-bag",
      text: [
        "买的时候很喜欢，后来换了工作、换了衣服，它就一直在柜子最上面那一层。",
        "皮子放着也会老。不如让它跟着另一个人出门，你也腾出一格柜子。",
      ],
    },
    {
      block: "promises",
      variant: "rows",
      surface: "white",
      title: "验包台上的规矩",
      promises: [
        { name: "看皮面", icon: "animal-hide", text: "纹路、厚薄、边油，一面一张照片。" },
        { name: "看五金", icon: "key-lock", text: "刻字、螺丝、磨痕，对着同款比。" },
        { name: "看走线", icon: "sewing-needle", text: "针距、收口、内衬，放大了看。" },
        { name: "看来路", icon: "scroll-unfurled", text: "说不清来路的，不收。" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "ground",
      title: "寄之前想问的",
      list: [
        { ask: "没有发票和盒子能收吗？", answer: "能。附件齐全价格会高一些，缺了不影响鉴定。" },
        { ask: "鉴定不过怎么办？", answer: "把照片和理由给你，原样送回。" },
        { ask: "定价谁说了算？", answer: "你。我们给参考区间，低于你的底价不卖。" },
        { ask: "客服几点在？", answer: "{hours}，人工。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "先拍一张试试" },
  ],
};
