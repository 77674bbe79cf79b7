import type { LandingPage } from "../types";

/** 悠悠租号: hills, no hurry; up to three days at once. */
export const indexYyzh: LandingPage = {
  route: "/index_yyzh",
  kind: "rent",
  title: "悠悠租号 · 按天慢慢租 App",
  headline: "不赶时间，按天租",
  subline: "逛地图、钓鱼、拍照、盖房子，一租就是三天。一天按 24 小时算，多少钱先看清，不用赶。",
  layout: "evening",
  surface: "tint",
  horizon: "hills",
  icon: "camping-tent",
  kicker: "三天，慢慢逛",
  clock: "能住几天",
  budget: 120,
  start: { day: "第一天", hour: 10 },
  span: 72,
  pick: { by: "price", named: ["拍照", "家园", "剧情", "布景", "生存", "图鉴"] },
  costs: {
    title: "一天、两天、三天",
    lead: "一天是 24 小时，一次最长租 72 小时。想什么时候上线都行。",
    hours: [12, 24, 48, 72],
    surface: "white",
  },
  moments: {
    title: "住进来，到退房",
    surface: "ground",
    list: [
      { at: "第一天", name: "入住", text: "付租金与押金，押金由平台保管，不到号主手里。" },
      { at: "中间", name: "居住", text: "钓鱼、拍照、看风景，剩余时间在手机订单里。" },
      { at: "想走", name: "退房", text: "可以提前归还，剩下的租金不退，东西请归原位。" },
      { at: "{check} 小时内", name: "到家", text: "号主验过号，押金原路回到你账上。" },
    ],
  },
  motto: "有人打开地图是为了赶路，有人是为了看看山后面有什么。",
  closing: "不急，有空再装也行",
};
