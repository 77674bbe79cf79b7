import type { LandingDesign } from "../landing-design";

/** 租号侠: rain, a sword, and evidence. */
export const indexZhx: LandingDesign = {
  hero: {
    variant: "poster",
    surface: "deep",
    pattern: "rain",
    icon: "sword-brandish",
    side: "left",
    screen: {
      screen: "order",
      title: "争议处理",
      steps: ["押金已冻结", "双方举证", "看证据裁定"],
      done: 2,
      kinds: ["租号"],
    },
    kicker: "路见不平",
  },
  sections: [
    {
      block: "story",
      variant: "letter",
      surface: "white",
      title: "为押金立的规矩",
      icon: "scroll-unfurled",
      text: [
        "租号的江湖，十场吵架九场为押金。号主说少了东西，租客说没动过，谁嗓门大谁有理。",
        "我们不听嗓门，只看证据：什么时候登的、登的时候有什么、下线时还有什么。前后一对，黑白分明。",
        "裁定写成白纸黑字，两边都看得到理由。不服，可以再申诉一次。",
      ],
    },
    {
      block: "steps",
      variant: "stairs",
      surface: "tint",
      title: "一桩公案怎么断",
      steps: [
        { name: "留证", text: "上号、下线各照一次资产快照，自动的。" },
        { name: "冻结", text: "有争议，押金先冻住，谁也拿不走。" },
        { name: "举证", text: "两边各说各的，记录摆在中间。" },
        { name: "裁定", text: "仲裁员给出结论和依据，押金照此走。" },
      ],
    },
    {
      block: "compare",
      variant: "table",
      surface: "white",
      title: "私了，还是公断",
      heads: ["私了", "请侠客"],
      rows: [
        { about: "押金在谁手里", alone: "号主", here: "平台" },
        { about: "凭什么扣", alone: "一句话", here: "快照与操作记录" },
        { about: "谁来说理", alone: "嗓门", here: "仲裁员" },
        { about: "不服呢", alone: "拉黑", here: "申诉，换人再看" },
      ],
    },
    {
      block: "shelf",
      variant: "table",
      surface: "ground",
      title: "带快照的号",
      goods: { kinds: ["租号"], from: 7 },
    },
    {
      block: "questions",
      variant: "chat",
      surface: "white",
      title: "堂下可有话说",
      list: [
        { ask: "快照会不会漏？", answer: "资产、段位、皮肤逐项记，漏记的项目不作为扣押金的依据。" },
        {
          ask: "裁定要等多久？",
          answer: "客服 {hours} 在线收案，证据齐了就审，走到哪一步，订单里看得到。",
        },
        {
          ask: "号主恶意举报怎么办？",
          answer: "证据不成立，裁决后押金就退，恶意次数写进号主的信用。",
        },
      ],
    },
    { block: "downloads", variant: "band", surface: "primary", title: "有理的人，走这边" },
  ],
};
