import type { LandingPage } from "../types";

/** 卖号手: a hand to hold for the first time. */
export const indexMaihaoshou: LandingPage = {
  route: "/index_maihaoshou",
  kind: "sell",
  title: "卖号手 · 第一次卖号的帮手 App",
  headline: "第一次卖号，手把手",
  subline: "该截哪几张图、哪些资料不能给人、付款以后做什么，都写在这一页。卡住了，客服接着教。",
  layout: "notebook",
  goods: { kinds: ["账号"], from: 1 },
  remarks: [
    { name: "照着填就行", text: "游戏里看到什么写什么，不会的空着。" },
    { name: "价别标低", text: "比同款低太多，先停一停。" },
    { name: "密码不写这里", text: "付款之前，谁也不给。" },
  ],
  head: {
    surface: "tint",
    side: "right",
    icon: "hand",
    sheet: { surface: "white", edge: "ruled", title: "第一页：别人的号是这样填的" },
  },
  bands: [
    {
      band: "shots",
      surface: "white",
      title: "先截四张图",
      goods: { kinds: ["账号"], from: 2 },
      shots: [
        { name: "段位", text: "历史最高和当前都截。" },
        { name: "皮肤", text: "全部皮肤一页页截，别只截贵的。" },
        { name: "仓库", text: "货币、道具、没用的券。" },
        { name: "绑定", text: "手机邮箱打码，只露能不能换。" },
      ],
    },
    {
      band: "words",
      look: "rules",
      surface: "primary",
      title: "这三样，谁要都不给",
      icon: "hand",
      text: ["身份证照片。", "银行卡。", "念给别人听的验证码。"],
    },
    { band: "hours", look: "axis", surface: "white", title: "有人付款了，然后呢" },
    { band: "fees", look: "table", surface: "ground", title: "第一笔，能收到多少" },
    {
      band: "ask",
      look: "talk",
      surface: "tint",
      title: "不好意思问的，都可以问",
      list: {
        "我会不会被骗？": "只要钱付在平台、交付写在订单里，就骗不到你。让你加别的软件聊的，别理。",
        "卖一半不会了？": "点客服，{hours} 有人教。",
        "买家不点确认怎么办？": "不用催。交付后 {confirm} 小时没有异议，自动完成。",
      },
    },
  ],
  close: { surface: "deep", title: "来，填第一个号", look: "centre" },
};
