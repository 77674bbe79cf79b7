import type { LandingPage } from "../types";

/** 乐淘: bargains on strings, the largest cut first. */
export const indexLt: LandingPage = {
  route: "/index_lt",
  kind: "market",
  title: "乐淘 · 游戏好物捡漏 App 下载",
  headline: "淘的就是那点惊喜",
  subline:
    "账号、卡密、道具里降价的都在这里：原价划掉，现价和省下的钱写在旁边，到点恢复的写明几点。",
  layout: "budget",
  surface: "spark",
  kicker: "降价的，到点就涨的",
  head: "cuts",
  kinds: ["账号", "卡密", "代充", "道具"],
  levels: [30, 100, 500, 2000],
  level: "# 元以内的漏",
  cuts: "降得最狠的排最前",
  notes: {
    title: "便宜得有道理",
    list: [
      { name: "降价写明原价", text: "划掉的是卖家自己标过的价，旁边写着省多少。" },
      { name: "限时价写明几点结束", text: "到点恢复原价，商品页有倒计时。" },
      { name: "拼团不成就退", text: "人没凑齐，钱自动退回，不用申请。" },
    ],
  },
  order: ["cuts", "notes", "levels"],
  questions: {
    title: "淘之前打听打听",
    list: {
      "买完又降了能补差吗？": "卖家定价，不补差。标了「无理由」、还没领取的，可以退了重买。",
      "首单还能再减？": "标着首单减的商品，第一次下单自动减，写在价格明细里。",
      "优惠券能一起用吗？": "能用的会列在确认订单里，用与不用都看得到应付多少。",
    },
  },
  closing: "扫一扫，开淘",
};
