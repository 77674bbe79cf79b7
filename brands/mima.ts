import type { Brand } from "./types";

/** 密马: the whole market, from account to card key. */
export const mima: Brand = {
  key: "mima",
  name: "密马",
  slogan: "买号、租号、点卡、代练，一个 App 里和真实玩家放心交易。",
  hosts: ["mima.example", "mima-app.example"],
  root: { redirect: "/index_m" },
  company: {
    name: "示例密马网络科技有限公司",
    address: "示例省示例市高新区样例路 18 号 6 层",
    licence: "示ICP备00000001号-1",
    email: "service@mima.example",
  },
  theme: {
    primary: "#0a7d5c",
    primaryStrong: "#086449",
    tint: "#e9f6f1",
    ground: "#f4f8f6",
    ink: "#12241e",
    accent: "#c5360c",
    spark: "#f2c14e",
  },
  // A horse's head turned into a keyhole.
  mark: "M5 21V12.4C5 7.6 8.3 4.2 12.6 3.6L15.4 1.6 15.9 4.4C18.6 5.9 20 8.6 20.4 12.2L21 14.2 18.3 15.8 14.7 13.6C13.9 14.3 13.7 15.2 14.1 16.2L16 21H11.6L10.8 17.6C9.6 18.3 8.9 19.4 8.8 21ZM12.4 7.2A1.7 1.7 0 1 0 12.4 10.6 1.7 1.7 0 1 0 12.4 7.2Z",
  landings: [
    {
      route: "/index_m",
      kind: "market",
      title: "密马 · 游戏账号与道具交易 App 下载",
      headline: "游戏里的东西，都能放心换",
      subline: "账号、租号、点卡、代练，价格摆在明面上比。平台担保付款，确认收货再放款。",
    },
  ],
};
