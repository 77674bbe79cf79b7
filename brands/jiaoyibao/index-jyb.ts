import type { LandingDesign } from "../landing-design";

/** 交易宝: an agreement, sealed. */
export const indexJyb: LandingDesign = {
  hero: {
    variant: "ticket",
    surface: "ground",
    pattern: "grid",
    stub: "扫码签约",
    icon: "wax-seal",
    kicker: "大额，先想退路",
    lines: [
      ["什么时候放款", "买家确认收货"],
      ["什么情况退款", "没交付、不相符"],
      ["谁来举证", "双方，凭验号报告"],
      ["谁来裁定", "平台人工仲裁"],
    ],
  },
  sections: [
    {
      block: "receipt",
      variant: "flow",
      surface: "white",
      title: "钱停在哪里，一步一停",
      goods: { kinds: ["账号"], by: "price-desc" },
      lines: [
        ["买家", "付全款，到平台"],
        ["平台", "冻结，出具约定"],
        ["交付", "换绑、验收、留证"],
        ["卖家", "确认之后收款"],
      ],
    },
    {
      block: "promises",
      variant: "shield",
      surface: "deep",
      title: "四条退路",
      promises: [
        { name: "卖家失约", icon: "cancel", text: "超时未交付，自动退款。" },
        { name: "货不对板", icon: "scales", text: "对照验号报告，差一项谈一项，谈不拢退全款。" },
        { name: "被找回", icon: "boomerang", text: "按保障条款赔付，赔付记录公开。" },
        { name: "谈不拢", icon: "gavel", text: "仲裁员看证据给结论。" },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "white",
      title: "口头说好，和写在单上",
      heads: ["口头说好", "写在单上"],
      rows: [
        { about: "价格", alone: "记得不一样", here: "下单即定，改价要双方点头" },
        { about: "期限", alone: "「很快」", here: "写明时点，超时自动走" },
        { about: "证据", alone: "聊天截图", here: "平台留存，双方可查" },
      ],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "tint",
      title: "值得签一份约的商品",
      goods: { kinds: ["账号"], by: "price-desc", from: 1 },
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "签之前",
      list: [
        { ask: "约定能改吗？", answer: "付款之前能，付款之后要双方都同意，改动处会留痕。" },
        { ask: "大额能分次付吗？", answer: "不能。一次付清到平台，才谈得上担保。" },
        { ask: "仲裁要收费吗？", answer: "不收。" },
        { ask: "多大额才算大额？", answer: "不分大小，每一单都有同样的约定。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "盖章，从这里开始" },
  ],
};
