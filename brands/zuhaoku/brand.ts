import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexZhk } from "./index-zhk";

/** 租号酷: wear a limited skin for one night. */
export const zuhaoku: Brand = {
  key: "zuhaoku",
  name: "租号酷",
  slogan: "舍不得买的限定皮肤，租一晚穿出去。",
  hosts: ["zuhaoku.example"],
  assortment: { kinds: ["rent"], games: ["曜日战歌", "极漂纪元", "浮空纪行", "赤线突击"] },
  app: { features: FEATURES_FOR.rent },
  company: {
    name: "示例租号酷潮玩科技有限公司",
    address: "示例省样本市潮流区涂鸦墙路 9 号",
    licence: "示ICP备00000027号-1",
    email: "cool@zuhaoku.example",
  },
  theme: {
    primary: "#281d4a",
    primaryStrong: "#1c1038",
    tint: "#eee7fd",
    ground: "#f3f0fa",
    ink: "#120d24",
    accent: "#c40081",
    spark: "#fe88d9",
  },
  // Sunglasses.
  mark: "M6.75 17.17C3.68 17.17 2.13 14.72 1.71 10.18H1.69L1.5 7.45C5.58 6.48 9.08 6.67 12 7.84 14.92 6.67 18.42 6.48 22.5 7.45L22.31 10.17H22.29C21.87 14.72 20.32 17.17 17.25 17.17 14.42 17.17 12.87 14.61 12.52 10.56H11.48C11.13 14.61 9.58 17.17 6.75 17.17ZM4.04 12.09C3.97 12.24 3.97 12.38 4.05 12.52L4.88 14.04C4.96 14.18 5.04 14.18 5.11 14.04L7.23 9.61C7.3 9.47 7.25 9.39 7.09 9.39H5.63C5.47 9.39 5.35 9.47 5.28 9.61ZM15.32 12.09C15.24 12.24 15.25 12.38 15.33 12.52L16.16 14.04C16.24 14.18 16.31 14.18 16.38 14.04L18.51 9.61C18.58 9.47 18.53 9.39 18.37 9.39H16.91C16.75 9.39 16.63 9.47 16.56 9.61Z",
  landings: [indexZhk],
};
