import type { LandingPage } from "../types";

/** 交易猴: a lookout in the tree over a board of lowest prices. */
export const indexJiaoyihou: LandingPage = {
  route: "/index_jiaoyihou",
  kind: "market",
  title: "交易猴 · 看最低价的游戏交易 App",
  headline: "眼尖手快，便宜先到手",
  subline:
    "每款游戏的账号、卡密和道具各有几件、从多少到多少，摆成一张盘。点一格就是货单，先付先得。",
  layout: "exchange",
  surface: "deep",
  pattern: "hex",
  kicker: "树上有眼睛",
  drawing: { icons: ["monkey", "spyglass", "banana-bunch"] },
  board: { title: "一眼看完的盘面", kinds: ["账号", "卡密", "代充", "道具"] },
  spread: { title: "同一款游戏，贵的和便宜的差多少", kind: "账号" },
  lowest: { title: "够得着的果子：每款游戏最便宜的一件", kinds: ["账号", "卡密", "代充", "道具"] },
  notes: {
    title: "猴摘果子的三条规矩",
    list: [
      { name: "先看低枝", text: "列表按价格从低到高排，最低的那件放在最前面。" },
      { name: "再看虫眼", text: "便宜的也要看参数和评价，账号看验号报告。" },
      { name: "最后伸手", text: "库存按件锁，谁先付成谁拿走；没付的订单到时间自动放开。" },
    ],
  },
  order: ["lowest", "spread", "notes"],
  questions: {
    title: "猴听得懂的问题",
    list: {
      "下了单没付，会被抢走吗？": "付款时限内给你留着，过了时限就放回架上。",
      "便宜是不是因为有问题？": "账号类看验号报告，其他看评价，都写在商品页上。",
      "降价了去哪里看？": "列表和商品页划掉的是卖家原来的价；到点恢复的写着几点结束。",
    },
  },
  closing: "带一只猴走",
};
