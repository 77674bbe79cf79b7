import type { LandingPage } from "../types";

/** 密友: for two; each occasion a spread of its own. */
export const miYou: LandingPage = {
  route: "/mi_you",
  kind: "play",
  title: "密友 · 两个人一起玩的游戏 App",
  headline: "两个人，玩得更久",
  subline: "想双排就一人租一个号，打不过就请人陪打，开心了送一件礼物。价钱都摆在下面。",
  layout: "occasions",
  surface: "tint",
  pattern: "rings",
  kicker: "一个人上线，等另一个",
  form: "pages",
  occasions: [
    {
      sign: "并排坐下",
      text: "一人租一个号，同一晚、同一局。",
      icon: "linked-rings",
      named: ["双排", "和朋友", "友谊赛", "四排"],
    },
    {
      sign: "请人陪一程",
      text: "陪打、带飞、代肝，按单计价，不碰你的号也行。",
      icon: "conversation",
      named: ["陪练", "带飞", "代肝"],
    },
    {
      sign: "送得出手",
      text: "当面赠送的礼物和道具，挑好了约时间。",
      icon: "present",
      named: ["代送", "赠送", "面对面"],
    },
    {
      sign: "一起盖个家",
      text: "租一间不掉线的房，或者请人把小院盖好，两个人慢慢住。",
      icon: "house",
      named: ["联机房间", "20 人房", "代建", "家园"],
    },
  ],
  notes: {
    title: "玩得来，也要玩得安心",
    surface: "deep",
    list: [
      { name: "两人成团", text: "标了成团的商品，两个人一起买更便宜；一个人也能单买。" },
      { name: "先问清", text: "商品页有店铺客服，语音还是打字、几点开，先说好。" },
      {
        name: "退得清楚",
        text: "标了「无理由」的，没领取、没交付前 {refund} 天内能退，其余按商品页的规则。",
      },
    ],
  },
  voices: { title: "听听用过的人怎么说", surface: "spark" },
  closing: "先说一句：今晚一起？",
};
