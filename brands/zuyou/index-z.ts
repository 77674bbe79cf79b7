import type { LandingDesign } from "../landing-design";

/** 租友: an address book of owners; warm, snapshots of evenings together and talk. */
export const indexZ: LandingDesign = {
  hero: {
    variant: "snapshots",
    surface: "ground",
    goods: { kinds: ["租号"], by: "hot", from: 3 },
    captions: ["连赢的那个晚上", "他刚换了新皮肤", "周六，给我留好了"],
    kicker: "租号认人",
  },
  sections: [
    {
      block: "testimonials",
      variant: "wall",
      surface: "tint",
      title: "租过的人，写给下一个人",
      about: ["租号"],
    },
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "一本号主的通讯录",
      screens: [
        {
          screen: "chat",
          with: "常租的号主",
          kinds: ["租号"],
          by: "hot",
          from: 1,
          lines: [
            { text: "上次那把打得不错" },
            { text: "号顺手。周六还在吗", mine: true },
            { text: "在，给你把下午空出来" },
            { text: "老规矩，租到晚饭前", mine: true },
            { text: "成，新皮肤也到了，你试试" },
          ],
        },
      ],
      notes: [
        { name: "几点在", text: "常在线的时段写在名字旁边。" },
        { name: "什么脾气", text: "让不让打排位，回话快不快，租过的人说了算。" },
        { name: "换装提醒", text: "收藏的号上了新皮肤，会告诉你一声。" },
      ],
    },
    {
      block: "story",
      variant: "art",
      surface: "deep",
      title: "熟人好办事",
      icon: "shaking-hands",
      text: [
        "第一次租，看的是标价和押金。第二次租，看的是上回处得怎样。",
        "处得来的号主，往往愿意少收一点押金，或者多等你十分钟。这些不用我们规定。",
      ],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "white",
      title: "回头客最多的号",
      goods: { kinds: ["租号"], by: "hot" },
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "ground",
      title: "交朋友之前",
      list: [
        {
          ask: "续租要重新交押金吗？",
          answer: "在到点之前续，用同一份押金；还了再租，就是新的一单。",
        },
        {
          ask: "能私下给号主转钱吗？",
          answer: "别这样做。平台外的钱没有担保，出了事我们帮不上忙。",
        },
        { ask: "不想再见到某位号主？", answer: "拉进「不再租」，他的号就不会出现在你的列表里。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "primary", title: "下次，还找他" },
  ],
};
