import type { LandingPage } from "../types";

/** 密马租号: try before you buy. */
export const indexMRent: LandingPage = {
  route: "/index_m_rent",
  kind: "rent",
  title: "密马租号 · 密马 App 里的租号频道",
  headline: "想试的阵容，先租一局",
  subline: "新英雄、新皮肤、新版本，买之前先上手。租金、押金和起租时长，下单前写在同一张单子上。",
  layout: "wardrobe",
  surface: "tint",
  pattern: "grid",
  kicker: "密马租号",
  wall: "steps",
  pick: { by: "price-desc", from: 2 },
  tonight: "先试这几套",
  compare: {
    title: "直接买，还是先租一局",
    lead: "号都在密马：左边按小时租，右边整个买。",
    heads: ["先租一局", "直接买"],
    surface: "white",
  },
  notes: {
    title: "试之前，先写清楚的三件事",
    surface: "deep",
    list: [
      { name: "租金", text: "按小时标价，不足起租时长按起租时长算。" },
      { name: "押金", text: "由平台保管，不到号主手里。还号后号主验号，最晚 {check} 小时退。" },
      { name: "起租时长", text: "最少租几小时由号主定，写在价格旁边，不藏在详情里。" },
    ],
  },
  reviews: "租过的人写的",
  closing: "版本更新那晚，先来这里试",
};
