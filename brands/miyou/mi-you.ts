import type { LandingDesign } from "../landing-design";

/** 密友: a voice first, then a game. */
export const miYou: LandingDesign = {
  hero: {
    variant: "voices",
    surface: "tint",
    kicker: "先听声音",
    voices: [
      { name: "阿岚", role: "打野 · 晚上在", words: "我不催，你慢慢来。", from: 1 },
      { name: "晚舟", role: "射手 · 周五必到", words: "巧了，我就缺一个辅助。", from: 0 },
      { name: "小灯", role: "中路 · 爱聊天", words: "输了也要把歌唱完。", from: 2 },
    ],
  },
  sections: [
    {
      block: "steps",
      variant: "wave",
      surface: "white",
      title: "十秒里，听得出什么",
      lead: "语音名片只有十秒，不用准备稿子。",
      steps: [
        { name: "开口第一句", text: "紧不紧张、爱不爱笑，藏不住。" },
        { name: "报位置", text: "常玩哪一路，几点在线，说一遍就够。" },
        { name: "说脾气", text: "爱冲还是爱稳，输了会不会沉默。" },
        { name: "留个尾巴", text: "哼一句、念一句，都比自拍真。" },
      ],
    },
    {
      block: "week",
      variant: "timetable",
      surface: "ground",
      title: "有固定队友的一周",
      lead: "约好的局写进同一张表，到点两边都有提醒。",
      dates: [
        { day: 1, from: 20, to: 21.5, what: "两把排位", who: "和晚舟" },
        { day: 3, from: 21, to: 22.5, what: "陪练新英雄", who: "和阿岚" },
        { day: 4, from: 20, to: 23, what: "周五老规矩", who: "晚舟、阿岚、小灯", all: true },
        { day: 5, from: 19, to: 20.5, what: "听歌挂机", who: "和小灯" },
        { day: 5, from: 21, to: 24, what: "五排冲段", who: "人齐就开", all: true },
        { day: 6, from: 19.5, to: 21, what: "复盘录像", who: "和晚舟" },
      ],
    },
    {
      block: "story",
      variant: "letter",
      surface: "spark",
      title: "固定队友是怎么来的",
      icon: "linked-rings",
      text: [
        "一开始都是路人。有一局配合得特别顺，打完互相加上；过两天又碰见，就约好周五。",
        "再往后，谁上线晚了另一个会等，谁心情不好一听就听得出来。",
        "密友做的事很小：让第一局有个好开头，让第二局找得到人。",
      ],
    },
    {
      block: "screens",
      variant: "pair",
      surface: "white",
      title: "听完，再决定",
      screens: [
        {
          screen: "team",
          room: "等一个辅助",
          game: "曜日战歌",
          seats: [
            ["射手", "晚舟"],
            ["打野", "阿岚"],
            ["中路", "小灯"],
            ["辅助", ""],
          ],
        },
        {
          screen: "chat",
          with: "晚舟",
          lines: [{ text: "周五八点？" }, { text: "准时", mine: true }, { text: "给你留位置" }],
        },
      ],
      notes: [
        { name: "先进房间听", text: "不开口也能坐一会儿，觉得合适再报位置。" },
        { name: "绑定队友", text: "合拍就绑上，以后上线互相有提醒。" },
      ],
    },
    {
      block: "promises",
      variant: "columns",
      surface: "deep",
      title: "聊得来，也要聊得安心",
      promises: [
        { name: "拒绝不尴尬", icon: "hand", text: "不合适就轻轻划过，对方不会收到提示。" },
        { name: "打过的人作证", icon: "talk", text: "评价只能由一起打过的人写。" },
        { name: "随时消失", icon: "cloud-ring", text: "拉黑之后，互相都看不见。" },
      ],
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "悄悄问",
      list: [
        { ask: "语音会被保存吗？", answer: "语音名片你随时能删；局内语音不录。" },
        { ask: "能只交同性朋友吗？", answer: "能，在找队友的条件里设。" },
        { ask: "绑定以后能解开吗？", answer: "能，一个人解就解了。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "primary", title: "先录一句你好" },
  ],
};
