import type { LandingPage } from "../types";

/** 租号酷: a wardrobe at night. */
export const indexZhk: LandingPage = {
  route: "/index_zhk",
  kind: "rent",
  title: "租号酷 · 限定皮肤租号 App",
  headline: "限定皮肤，先穿一晚",
  subline: "不按等级按皮肤找号：点开衣橱，看谁有那一套。截图、录像、开黑炫一圈，到点还回去。",
  layout: "wardrobe",
  surface: "ink",
  pattern: "stripes",
  kicker: "衣橱已经打开",
  wall: "belt",
  pick: { by: "price-desc", named: ["皮肤", "典藏", "粉装", "限定"] },
  tonight: "今晚的衣架",
  compare: {
    title: "买下来，或者穿一晚",
    lead: "同一款游戏，一个能租的号，一个在卖的号，价钱都是现在的标价。",
    heads: ["穿一晚", "买下来"],
    surface: "spark",
    first: true,
  },
  notes: {
    title: "试衣间的规矩",
    surface: "white",
    list: [
      { name: "随便穿", text: "皮肤、英雄随便用，录像截图随你；发出去请遮住昵称和好友列表。" },
      { name: "别动口袋", text: "点券、材料这类用了就没的东西不能动，动了号主可以申请扣押金。" },
      { name: "到点还", text: "时间到自动结束。押金等号主验过号退，最晚 {check} 小时。" },
    ],
  },
  reviews: "穿过的人说",
  closing: "舍不得买，不丢人。穿一晚",
};
