import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexXM } from "./index-x-m";

/** 小马: small orders taken seriously. */
export const xiaoma: Brand = {
  key: "xiaoma",
  name: "小马",
  slogan: "几块钱的小东西，也有担保、有客服、有售后。",
  hosts: ["xiaoma.example"],
  assortment: {
    kinds: ["card-key", "top-up", "item"],
    games: [
      "曜日战歌",
      "浮空纪行",
      "九霄长歌",
      "极漂纪元",
      "巅峰十一人",
      "方屿物语",
      "孤屿行动",
      "灵契牌谱",
    ],
  },
  app: exampleApp("xiaoma", FEATURES_FOR.market),
  company: {
    name: "示例小马驹网络科技有限公司",
    address: "示例省样本市牧场区小跑路 7 号",
    licence: "示ICP备00000019号-1",
    email: "pony@xiaoma.example",
  },
  theme: {
    primary: "#0872ac",
    primaryStrong: "#07537e",
    tint: "#e4f5ff",
    ground: "#f0f9ff",
    ink: "#122334",
    accent: "#cf1748",
    spark: "#ffbbcf",
  },
  // A rocking horse.
  mark: "M5.1 9.74L2.79 8.78C2.22 8.5 2.22 7.83 2.6 7.44L5.86 4.18 6.25 2.26 7.97 3.61C10.08 4.18 11.42 5.91 11.81 8.59 13.92 9.36 15.84 8.78 17.37 8.02 18.9 7.25 20.63 7.63 21.59 9.55 20.44 9.17 19.67 9.55 19.1 10.51 18.71 13 18.52 14.92 19.1 17.41L16.79 18.18C16.22 16.26 15.45 15.11 14.11 14.35H10.66C9.51 15.11 8.74 16.26 8.16 18.18L5.86 17.41C6.44 14.92 6.82 12.43 6.44 10.13ZM7.78 19.34C10.6 20.14 13.72 20.11 16.52 19.26 18.18 18.75 19.72 17.91 20.9 16.62 21.07 16.43 21.32 16.31 21.59 16.31 22.09 16.31 22.5 16.72 22.5 17.22 22.5 17.47 22.4 17.69 22.24 17.86 20.83 19.38 19.03 20.39 17.05 21 16.15 21.28 15.22 21.47 14.28 21.59 9.91 22.14 4.86 21.2 1.76 17.86 1.6 17.69 1.5 17.47 1.5 17.22 1.5 16.72 1.91 16.31 2.41 16.31 2.68 16.31 2.93 16.43 3.1 16.62 4.35 17.99 6.01 18.85 7.78 19.34Z",
  mallUrl: "https://mall.xiaoma.example/",
  landings: [indexXM],
};
