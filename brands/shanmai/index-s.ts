import type { LandingDesign } from "../landing-design";

/** 闪卖: three snapshots on yellow, and done. */
export const indexS: LandingDesign = {
  hero: {
    variant: "snapshots",
    surface: "spark",
    pattern: "rays",
    goods: { kinds: ["账号"] },
    captions: ["仓库一张", "皮肤一张", "填上价格"],
  },
  sections: [
    {
      block: "steps",
      variant: "path",
      surface: "white",
      title: "咔嚓，咔嚓，咔嚓",
      lead: "全程不用打一段介绍。",
      steps: [
        { name: "对准拍", text: "仓库、皮肤、段位各一张，拍糊了会提醒你重来。" },
        { name: "看一眼", text: "认出来的等级和皮肤列成清单，认错的点一下就改。" },
        { name: "定个价", text: "旁边摆着同款在售价，你填自己的数。" },
        { name: "等敲门", text: "买家付款后由平台代管，手机响了再来换绑。" },
      ],
    },
    {
      block: "screens",
      variant: "notes",
      surface: "ground",
      title: "发布页只有一屏",
      screens: [
        {
          screen: "publish",
          kinds: ["账号"],
          from: 2,
          fields: [
            ["游戏", "自动识别"],
            ["皮肤", "已认出 · 可改"],
            ["实名", "可换绑"],
          ],
          button: "挂上去",
        },
      ],
      notes: [
        { name: "截图就是介绍", text: "买家看得到原图，也看得到从图里认出来的清单。" },
        { name: "价格自己说了算", text: "想急出就标低一点，想等识货的就标高一点，随时能改。" },
        { name: "不露隐私", text: "图里的好友昵称和聊天内容会自动打码，发布前可以再检查一遍。" },
      ],
    },
    {
      block: "offers",
      variant: "tags",
      surface: "ink",
      title: "别人这样标",
      lead: "此刻在售账号的价格区间，按游戏看。",
      goods: { kinds: ["账号"] },
    },
    {
      block: "testimonials",
      variant: "wall",
      surface: "white",
      title: "收货的人怎么说",
      about: ["账号"],
    },
    {
      block: "questions",
      variant: "chat",
      surface: "tint",
      title: "快，但不糊涂",
      list: [
        {
          ask: "认错皮肤算谁的？",
          answer: "发布前你要点一次确认。确认过的清单就是承诺，买家按它验号。",
        },
        {
          ask: "拍了照，账号会不会泄露？",
          answer: "照片里没有密码。登录信息要等买家付款、平台代管之后才进入交接。",
        },
        {
          ask: "挂上去没人问怎么办？",
          answer: "改价、补图都不收费，也可以下架。人工客服 {hours} 能帮你看看标价。",
        },
      ],
    },
    { block: "downloads", variant: "code", surface: "ground", title: "掏手机，拍三张" },
  ],
};
