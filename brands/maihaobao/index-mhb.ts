import type { LandingDesign } from "../landing-design";

/** 卖号宝: a vault, the code in it. */
export const indexMhb: LandingDesign = {
  hero: { variant: "vault", surface: "ink", word: "扫码开柜" },
  sections: [
    {
      block: "receipt",
      variant: "flow",
      surface: "white",
      title: "钱进了柜，才谈换绑",
      lead: "以一个在售账号为例，同一笔钱走四格。",
      goods: { kinds: ["账号"], by: "price-desc", from: 1 },
      lines: [
        ["入柜", "买家付全款，柜门锁上"],
        ["换绑", "你看到已锁，再开始交号"],
        ["对验", "两边照报告逐项打勾"],
        ["开柜", "两把钥匙都转，钱归你"],
      ],
    },
    {
      block: "promises",
      variant: "shield",
      surface: "tint",
      title: "两把钥匙，一道锁",
      promises: [
        { name: "买家一把", icon: "skeleton-key", text: "没验收，他不转，钱不动。" },
        { name: "你一把", icon: "house-keys", text: "没同意退款，你不转，钱也不走。" },
        { name: "平台看门", icon: "watchtower", text: "谈不拢就冻住，客服 {hours} 看证据裁定。" },
        {
          name: "账目透明",
          icon: "archive-register",
          text: "进柜、冻结、开柜，每次都有时间和单号。",
        },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "deep",
      title: "号先给，还是钱先给",
      heads: ["先给号", "钱先入柜"],
      rows: [
        { about: "对方没钱", alone: "号没了，钱也没了", here: "没有全款，交接页不打开" },
        { about: "对方反悔", alone: "改回绑定，各说各的", here: "冻结，看换绑记录" },
        { about: "平台", alone: "没有第三个人", here: "一直在场" },
      ],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "white",
      title: "柜里有多少，自己看",
      screens: [
        { screen: "wallet", title: "我的保险箱", kinds: ["账号"], by: "price-desc" },
        {
          screen: "order",
          title: "已锁，等待验收",
          kinds: ["账号"],
          by: "price-desc",
          from: 1,
          done: 2,
          steps: ["全款入柜", "换绑手机", "换绑邮箱", "买家验收", "开柜放款"],
        },
      ],
      notes: [
        { name: "锁着的", text: "看得到，动不了，谁也一样。" },
        { name: "打开的", text: "可以提现，也可以留着买东西。" },
      ],
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "spark",
      title: "两边都放心",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "开柜须知",
      list: [
        { ask: "入柜的钱谁保管？", answer: "由平台代管，不进任何一方的余额，也不能提前支取。" },
        {
          ask: "买家迟迟不验收？",
          answer: "验收有时限。到时没有异议，平台核对记录后替他转那把钥匙。",
        },
        { ask: "争议会冻多久？", answer: "看证据齐不齐。录屏、换绑记录都在，通常很快就有结论。" },
        { ask: "少付一点能先开始吗？", answer: "不能。差一分，柜门都不算锁上。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "primary", title: "先上锁，再交号" },
  ],
};
