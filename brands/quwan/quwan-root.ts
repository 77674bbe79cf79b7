import type { LandingDesign } from "../landing-design";

/** 趣玩, the root: people round a fire, and the question of the evening. */
export const quwanRoot: LandingDesign = {
  hero: {
    variant: "campfire",
    surface: "ink",
    kicker: "找游戏，找搭子",
    says: [
      { name: "小满", text: "我辅助，谁打野？" },
      { name: "阿澄", text: "先跑图，热热身" },
      { name: "石头", text: "随便，人齐就行" },
      { name: "梨子", text: "抽卡！今天手气好" },
      { name: "老周", text: "踢一场，输的请客" },
    ],
  },
  sections: [
    {
      block: "ballot",
      variant: "hands",
      surface: "white",
      title: "拿不定主意，举手",
      lead: "房主摆出几个游戏，愿意的举手。最多的那个开局，其余的留到明晚。",
      options: [
        { game: "曜日战歌", icon: "crossed-swords", hands: ["阿澄", "小满", "石头", "老周"] },
        { game: "孤屿行动", icon: "island", hands: ["石头", "梨子", "老周"] },
        { game: "巅峰十一人", icon: "soccer-ball", hands: ["老周", "石头"] },
        { game: "灵契牌谱", icon: "card-joker", hands: ["梨子"] },
      ],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "tint",
      title: "进门，坐下，开局",
      screens: [
        {
          screen: "team",
          room: "随便打打，不骂人",
          game: "曜日战歌",
          seats: [
            ["打野", "阿澄"],
            ["辅助", "小满"],
            ["中路", "阿九"],
            ["上路", ""],
            ["发育路", ""],
          ],
        },
        {
          screen: "chat",
          with: "阿澄",
          lines: [
            { text: "第一次玩，会拖后腿", mine: true },
            { text: "没事，跟着我走就行" },
            { text: "来了", mine: true },
            { text: "上路给你留着" },
          ],
        },
      ],
      notes: [
        { name: "看看谁在", text: "按游戏和城市看，缺几个人写在门上。" },
        { name: "挑个座", text: "点一下空位就算入队。" },
        { name: "说句话", text: "先打字，愿意再开麦。" },
      ],
    },
    {
      block: "steps",
      variant: "path",
      surface: "white",
      title: "从没事干到笑出声",
      steps: [
        { name: "摇一个", text: "不知道玩什么，让大家投个票。" },
        { name: "找搭子", text: "会玩的带不会玩的，标签写明白。" },
        { name: "开一局", text: "房间里一键拉起游戏。" },
        { name: "留句话", text: "打完给搭子写一句，下次好找。" },
      ],
    },
    {
      block: "story",
      variant: "manifesto",
      surface: "deep",
      title: "屋里的规矩",
      icon: "campfire",
      text: ["输了不怪人。", "新手不赶。", "散场说再见。"],
    },
    {
      block: "questions",
      variant: "chat",
      surface: "white",
      title: "还在门口犹豫？",
      list: [
        { ask: "要露脸或者开麦吗？", answer: "都不用。全程打字也有人一起玩。" },
        {
          ask: "遇到骂人的怎么办？",
          answer: "房主能请出去，举报后由人工客服处理，{hours} 有人在。",
        },
        { ask: "会看到我的位置吗？", answer: "只显示城市，也可以关掉。" },
      ],
    },
    { block: "downloads", variant: "split", surface: "spark", title: "门没锁，进来吧" },
  ],
};
