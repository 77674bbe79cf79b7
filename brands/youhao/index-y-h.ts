import type { LandingPage } from "../types";

/** 优号: one account at a time, as in a museum. */
export const indexYH: LandingPage = {
  route: "/index_y_h",
  kind: "sell",
  title: "优号 · 精选游戏账号 App",
  headline: "少而精，值得慢慢选",
  subline: "一次只看一个：段位、皮肤、绑定、记号都摆开，贵的凭什么贵。看不上就明天再来，不催你。",
  layout: "dossier",
  goods: { kinds: ["账号"], by: "price-desc" },
  head: {
    surface: "tint",
    side: "below",
    kicker: "今日陈列",
    sheet: { surface: "white", edge: "frame", title: "展品一号" },
  },
  bands: [
    {
      band: "words",
      look: "rules",
      surface: "deep",
      title: "看号的规矩",
      icon: "diamond-trophy",
      text: ["说不清来历的，不看。", "截图修过的，不看。", "只有皮肤、没有玩头的，不看。"],
    },
    {
      band: "rows",
      surface: "white",
      title: "值得慢慢看的几个",
      goods: { kinds: ["账号"], by: "price-desc", from: 1 },
      count: 5,
    },
    { band: "spread", surface: "ground", title: "同一间展厅，三个价位", game: 1 },
    { band: "reviews", surface: "white", title: "藏家留言" },
    {
      band: "ask",
      look: "list",
      surface: "tint",
      title: "入场须知",
      list: {
        "怎么知道验过没有？": "页上有「平台验号」的记号，报告写着日期，逐项对得上。",
        "能还价吗？": "在会话里问卖家。他改了标价，你再付。",
        "买了不喜欢怎么办？":
          "账号一换绑就难回头，所以请慢慢选。和报告不符的，{claim} 天内可以申请退款。",
      },
    },
  ],
  close: { surface: "ink", title: "好的号，明天再来看也好", look: "centre" },
};
