import type { LandingDesign } from "../landing-design";

/** 趣卖号: an album with captions. */
export const indexQmh: LandingDesign = {
  hero: {
    variant: "snapshots",
    side: "left",
    surface: "tint",
    pattern: "stars",
    kicker: "一页一个号，一号一段故事",
    goods: { kinds: ["账号"], from: 9 },
    captions: ["第一次五杀那天", "公会最后合影", "那年的限定"],
  },
  sections: [
    {
      block: "story",
      variant: "letter",
      surface: "white",
      title: "给接手的你",
      icon: "musical-notes",
      text: [
        "这个号的名字，是我和室友在宿舍断电那晚想的。",
        "第一个公会叫「十点熄灯」，后来真的都熄了灯：有人考研，有人结婚，有人换了手机没再下回来。",
        "皮肤我一件没送，都留在仓库里。你要是也叫上朋友一起玩，就更好了。",
      ],
    },
    {
      block: "steps",
      variant: "ledger",
      surface: "ground",
      title: "故事页怎么写",
      steps: [
        { name: "挑三张图", text: "最得意的、最后悔的、最后一次的。" },
        { name: "说三句话", text: "一句一张，写给下一位。" },
        { name: "定个价", text: "故事不要钱，号照行情。" },
        { name: "交出去", text: "平台代管、换绑、确认，故事页归买家保存。" },
      ],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "tint",
      title: "读完再买",
      screens: [
        { screen: "detail", kinds: ["账号"], from: 10 },
        {
          screen: "chat",
          with: "上一任号主",
          lines: [
            { text: "公会那张合影里，穿红衣服的是我。" },
            { text: "我会把名字留着的。", mine: true },
            { text: "那就好。换绑码发到交接页了。" },
          ],
        },
      ],
      notes: [
        { name: "先看故事", text: "往下翻才是参数，参数来自验号报告。" },
        { name: "能问一句", text: "付款之后可以问上一任号主一件事。" },
        { name: "带得走", text: "故事页跟着号走，下次转手还在。" },
      ],
    },
    {
      block: "testimonials",
      variant: "large",
      surface: "spark",
      title: "接过来的人",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "chat",
      surface: "white",
      title: "动笔之前",
      list: [
        { ask: "不会写怎么办？", answer: "说也行。录一段话，我们替你排成字，你再改。" },
        { ask: "会泄露我是谁吗？", answer: "故事里的真名、学校、电话会被圈出来，问你要不要换掉。" },
        { ask: "故事能编吗？", answer: "情怀随你，数字不行。战绩和皮肤以验号报告为准。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "deep", title: "讲一段，再道别" },
  ],
};
