import type { LandingDesign } from "../landing-design";

/** 小游社区: a house of neighbours in the evening. */
export const xiaoyoushequ: LandingDesign = {
  hero: {
    variant: "house",
    surface: "ink",
    kicker: "按游戏分的街区",
    rooms: [
      { name: "方屿物语", icon: "family-house", text: "盖到第二层，缺点木头" },
      { name: "灵契牌谱", icon: "card-random" },
      { name: "浮空纪行", icon: "windmill", text: "出去跑图，留门" },
      { name: "九霄长歌", icon: "scroll-unfurled", text: "卡在第三关，求指路" },
      { name: "曜日战歌", icon: "crossed-swords", text: "两缺一，声音小点" },
      { name: "赤线突击", icon: "crosshair" },
      { name: "巅峰十一人", icon: "soccer-ball" },
      { name: "孤屿行动", icon: "island", text: "刚落地，别敲门" },
      { name: "极漂纪元", icon: "steering-wheel", text: "在看录像" },
    ],
    calls: ["第三关走左边那道墙！", "楼上缺人？我下来"],
  },
  sections: [
    {
      block: "wall",
      variant: "pins",
      surface: "tint",
      title: "楼道里贴着什么",
      lead: "问路、晒图、凑人手，贴出来就有人在底下接一句。",
      notes: [
        {
          street: "问路 · 九霄长歌",
          icon: "direction-sign",
          text: "第三关的机关，石头推到头就过不去了？",
          answer: "二楼答：先别推到头，留一格，绕左边。",
        },
        {
          street: "晒太阳 · 方屿物语",
          icon: "sunflower",
          text: "盖了半个月的图书馆，今天封顶！",
          answer: "对门答：楼梯栏杆怎么做的，教教我。",
        },
        {
          street: "凑人手 · 曜日战歌",
          icon: "team-idea",
          text: "两缺一，不开麦也行，打到十点。",
          answer: "四楼答：来了，我打辅助。",
        },
        {
          street: "寻人 · 浮空纪行",
          icon: "footsteps",
          text: "约好一起跑图的那位，你的名字我没记住。",
          answer: "三楼答：是我，门牌挂上了。",
        },
        {
          street: "跳蚤摊 · 灵契牌谱",
          icon: "shop",
          text: "重复的卡换一张没有的，走平台担保。",
          answer: "一楼答：我有，摊上见。",
        },
        {
          street: "楼长 · 全楼",
          icon: "rule-book",
          text: "夜里十一点以后，语音房请关门。",
          answer: "全楼答：收到。",
        },
      ],
    },
    {
      block: "promises",
      variant: "signpost",
      surface: "white",
      title: "街上有什么",
      promises: [
        { name: "问路", icon: "direction-sign", text: "卡在哪一关，贴张图，走过的人会指给你看。" },
        { name: "晒太阳", icon: "sunflower", text: "抽到了、通关了、盖好房子了，拿出来大家看看。" },
        { name: "凑人手", icon: "team-idea", text: "缺一个人，在街口喊一声。" },
        { name: "跳蚤摊", icon: "shop", text: "用不上的账号和道具，走平台担保换给街坊。" },
      ],
    },
    {
      block: "steps",
      variant: "stairs",
      surface: "ground",
      title: "搬来第一天",
      steps: [
        { name: "选一条街", text: "玩什么就住哪条街，可以住好几条。" },
        { name: "挂门牌", text: "写上常玩的位置和在线的钟点。" },
        { name: "打个招呼", text: "发第一帖，街坊会来踩一踩。" },
      ],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "white",
      title: "今天的跳蚤摊",
      goods: { kinds: ["道具", "卡密"], by: "hot" },
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "spark",
      title: "在摊上买过东西的街坊",
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "街坊公约里的三条",
      list: [
        { ask: "广告帖怎么处理？", answer: "街口的公告栏可以贴，别的地方会被请走。" },
        { ask: "吵架了找谁？", answer: "先找楼长，再找人工客服，{hours} 在。" },
        { ask: "谁能看到我的主页？", answer: "你决定：所有人、同一条街，或只有自己。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "来做街坊" },
  ],
};
