import { agreementPages } from "../agreement-pages";
import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { xiaoyoushequ } from "./xiaoyoushequ";

/** 小游社区: a neighbourhood for people who play alone. */
export const xiaoyou: Brand = {
  key: "xiaoyou",
  name: "小游社区",
  slogan: "一个人打游戏也有街坊：按游戏分街区，号、卡、道具都在街上。",
  hosts: ["xiaoyou.example", "xiaoyoushequ.example"],
  assortment: {
    kinds: ["account", "card-key", "item"],
    games: ["方屿物语", "曜日战歌", "浮空纪行", "孤屿行动", "灵契牌谱", "极漂纪元"],
  },
  app: { features: FEATURES_FOR.market },
  company: {
    name: "示例小游社区网络有限公司",
    address: "示例省示例市绿园区邻里路 21 号 1 层",
    licence: "示ICP备00000006号-1",
    email: "hi@xiaoyou.example",
  },
  theme: {
    primary: "#55790e",
    primaryStrong: "#3c5901",
    tint: "#f2f7dc",
    ground: "#f7f9ed",
    ink: "#172614",
    accent: "#c8340e",
    spark: "#ffbdc5",
  },
  // A roof over a speech bubble.
  mark: "M11.53 1.7C11.84 1.43 12.16 1.43 12.47 1.7L22.18 9.92C22.5 10.18 22.51 10.47 22.24 10.77L20.81 12.32C20.54 12.62 20.24 12.64 19.93 12.37L12.47 6C12.16 5.74 11.84 5.74 11.53 6L4.07 12.37C3.76 12.64 3.46 12.62 3.19 12.32L1.76 10.77C1.49 10.47 1.5 10.18 1.82 9.92ZM5.24 15.03C5.24 14.48 5.44 14.03 5.86 13.67L11.38 8.81C11.79 8.45 12.21 8.45 12.62 8.81L18.14 13.67C18.56 14.03 18.76 14.48 18.76 15.03V19.12C18.76 19.67 18.49 19.94 17.94 19.94H12.41C11.86 19.94 11.37 20.11 10.94 20.45L8.55 22.31C8.12 22.64 7.9 22.54 7.9 21.99V20.76C7.9 20.22 7.63 19.94 7.08 19.94H6.06C5.51 19.94 5.24 19.67 5.24 19.12ZM9.23 16.51C9.94 16.51 10.51 15.94 10.51 15.23 10.51 14.52 9.94 13.95 9.23 13.95 8.53 13.95 7.95 14.52 7.95 15.23 7.95 15.94 8.53 16.51 9.23 16.51ZM14.77 16.51C15.47 16.51 16.05 15.94 16.05 15.23 16.05 14.52 15.47 13.95 14.77 13.95 14.06 13.95 13.49 14.52 13.49 15.23 13.49 15.94 14.06 16.51 14.77 16.51Z",
  landings: [
    xiaoyoushequ,
    ...agreementPages("/xiaoyou", "小游社区", {
      privacy: "你的主页、帖子和好友关系由你决定谁能看，这里写明每个开关管什么。",
      user: "街坊之间怎样说话、怎样交易、出了矛盾找谁，都写在这份协议里。",
    }),
  ],
};
