import type { LandingDesign } from "../landing-design";

/** 卖号蟹: two claws and a chain of locks. */
export const indexMaihaoxie: LandingDesign = {
  hero: {
    variant: "locks",
    surface: "tint",
    pattern: "waves",
    icon: "crab-claw",
    locks: ["手机", "邮箱", "实名", "密保"],
  },
  sections: [
    {
      block: "screens",
      variant: "notes",
      surface: "white",
      title: "上一步没完，下一步锁着",
      screens: [
        {
          screen: "order",
          title: "交接 · 第三步",
          kinds: ["账号"],
          from: 8,
          done: 2,
          steps: ["换绑手机", "换绑邮箱", "更换实名", "更换密保", "复核，放款"],
        },
      ],
      notes: [
        { name: "顺序不能跳", text: "谁先收码、谁后填，页面上只亮一个按钮。" },
        { name: "交接员在群里", text: "买家、卖家、交接员三方都在，一句话也不少。" },
        { name: "钳住不放", text: "有一步对不上，货款就一直锁着，直到说清。" },
      ],
    },
    {
      block: "steps",
      variant: "stairs",
      surface: "primary",
      title: "四道关",
      steps: [
        { name: "手机", text: "旧号解绑，新号收码，当场换。" },
        { name: "邮箱", text: "找回邮箱一并换掉，不留后门。" },
        { name: "实名", text: "能换的换，不能换的上架前就写明。" },
        { name: "密保", text: "问题、设备锁、信任列表，清到一个不剩。" },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "white",
      title: "出事都出在哪一步",
      heads: ["自己换", "蟹钳着换"],
      rows: [
        { about: "验证码", alone: "念给对方听", here: "只能填在交接页" },
        { about: "旧邮箱", alone: "忘了换，半年后被找回", here: "没换不放款" },
        { about: "旁证", alone: "聊天记录会消失", here: "三方群录屏留底" },
      ],
    },
    {
      block: "testimonials",
      variant: "bubbles",
      surface: "ground",
      title: "交接完的人",
      about: ["账号"],
    },
    {
      block: "shelf",
      variant: "strip",
      surface: "ink",
      title: "等着交接的号",
      goods: { kinds: ["账号"], from: 8 },
    },
    {
      block: "questions",
      variant: "columns",
      surface: "white",
      title: "横着问",
      list: [
        {
          ask: "交接员能看到密码吗？",
          answer: "看不到。密码由买家自己设，交接员只看每一步是否完成。",
        },
        { ask: "对方中途消失呢？", answer: "等到时限，交接停在那一步，绑定退回，货款退回。" },
        { ask: "实名换不了的号能卖吗？", answer: "能，要写明。买家付款前会单独确认这一条。" },
        { ask: "一次交接要多久？", answer: "两边都在线就快。约在 {hours} 之间，交接员随叫随到。" },
      ],
    },
    { block: "downloads", variant: "band", surface: "deep", title: "钳牢了，再放手" },
  ],
};
