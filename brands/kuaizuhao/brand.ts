import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexKzh } from "./index-kzh";

/** 快租号: fewer taps, one more match. */
export const kuaizuhao: Brand = {
  key: "kuaizuhao",
  name: "快租号",
  slogan: "午休只有一小时的人，别把二十分钟花在挑号上。",
  hosts: ["kuaizuhao.example"],
  assortment: {
    kinds: ["rent"],
    games: ["曜日战歌", "极漂纪元", "巅峰十一人", "灵契牌谱", "赤线突击"],
  },
  app: exampleApp("kuaizuhao", FEATURES_FOR.rent),
  company: {
    name: "示例快租信息技术有限公司",
    address: "示例省范例市赛道区直行路 99 号",
    licence: "示ICP备00000041号-1",
    email: "fast@kuaizuhao.example",
  },
  theme: {
    primary: "#09749c",
    primaryStrong: "#085472",
    tint: "#e4f6e0",
    ground: "#f0f8fc",
    ink: "#0a1a25",
    accent: "#d40530",
    spark: "#c5fb41",
  },
  // A gauge at its end.
  mark: "M1.5 12.82C1.5 7.02 6.2 2.32 12 2.32 14.36 2.32 16.54 3.1 18.29 4.42L16.29 6.28C15.06 5.47 13.59 5 12 5 7.68 5 4.18 8.5 4.18 12.82 4.18 14.47 4.68 16 5.55 17.26L3.35 18.77C2.18 17.08 1.5 15.03 1.5 12.82ZM22.5 12.82C22.5 15.03 21.82 17.08 20.65 18.77L18.45 17.26C19.32 16 19.82 14.47 19.82 12.82 19.82 11.43 19.46 10.12 18.82 8.99L20.82 7.13C21.88 8.77 22.5 10.72 22.5 12.82ZM18 5.63C18.21 5.43 18.49 5.31 18.79 5.31 19.42 5.31 19.93 5.82 19.93 6.44 19.93 6.76 19.79 7.05 19.58 7.25L13.78 12.89C13.9 13.19 13.96 13.51 13.96 13.85 13.96 15.39 12.71 16.63 11.18 16.63 9.64 16.63 8.4 15.39 8.4 13.85 8.4 12.32 9.64 11.07 11.18 11.07 11.54 11.07 11.89 11.14 12.2 11.27ZM6.24 21.68C5.67 21.68 5.21 21.22 5.21 20.65 5.21 20.08 5.67 19.62 6.24 19.62H17.76C18.33 19.62 18.79 20.08 18.79 20.65 18.79 21.22 18.33 21.68 17.76 21.68Z",
  landings: [indexKzh],
};
