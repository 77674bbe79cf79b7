import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexSdmh } from "./index-sdmh";

/** 闪电卖号: listed today, in demand today. */
export const shandian: Brand = {
  key: "shandian",
  name: "闪电卖号",
  slogan: "今天就想脱手的人，把价一次标准。",
  hosts: ["shandian.example", "sdmh.example"],
  assortment: {
    kinds: ["account"],
    games: ["曜日战歌", "孤屿行动", "赤线突击", "极漂纪元", "巅峰十一人"],
  },
  app: exampleApp("shandian", FEATURES_FOR.accounts),
  company: {
    name: "示例闪电回收科技有限公司",
    address: "示例省示例市雷雨区霹雳路 5 号",
    licence: "示ICP备00000050号-1",
    phone: "000-0000-0050",
  },
  theme: {
    primary: "#5e1799",
    primaryStrong: "#460276",
    tint: "#f3eafe",
    ground: "#f7f3fe",
    ink: "#1c0934",
    accent: "#d00454",
    spark: "#f9e93a",
  },
  // A bolt.
  mark: "M14.62 1.29C14.67 .95 14.59 .91 14.36 1.17L4.03 13.27C3.8 13.53 3.86 13.66 4.21 13.66H10.03C10.37 13.66 10.51 13.83 10.44 14.17L8.58 22.71C8.5 23.05 8.58 23.09 8.81 22.83L19.97 9.9C20.2 9.64 20.14 9.51 19.79 9.51H13.77C13.42 9.51 13.28 9.33 13.33 8.99Z",
  sellFeePercent: 8,
  landings: [indexSdmh],
};
