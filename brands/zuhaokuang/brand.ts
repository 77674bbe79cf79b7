import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexZuhaokuang } from "./index-zuhaokuang";

/** 租号狂: a whole weekend of accounts. */
export const zuhaokuang: Brand = {
  key: "zuhaokuang",
  name: "租号狂",
  slogan: "周末两天玩到底的人，换着号租，一单一算。",
  hosts: ["zuhaokuang.example"],
  assortment: {
    kinds: ["rent"],
    games: ["孤屿行动", "赤线突击", "巅峰十一人", "极漂纪元", "曜日战歌"],
  },
  app: exampleApp("zuhaokuang", FEATURES_FOR.rent),
  company: {
    name: "示例租号狂欢网络有限公司",
    address: "示例省样本市不夜区通宵路 48 号",
    licence: "示ICP备00000031号-1",
    email: "wild@zuhaokuang.example",
  },
  theme: {
    primary: "#c80669",
    primaryStrong: "#93074c",
    tint: "#ffeaed",
    ground: "#fff4f5",
    ink: "#2a0d17",
    accent: "#5443db",
    spark: "#eff159",
  },
  // A gamepad with horns.
  mark: "M7.27 8.85H7.5C5.46 7.82 4.22 5.83 4.38 3.08 5.83 5.14 7.88 6.17 10.56 6.38H13.44C16.12 6.17 18.17 5.14 19.62 3.08 19.78 5.83 18.54 7.82 16.5 8.85H16.73C20.85 8.85 22.29 12.96 22.5 17.7 22.6 20.78 19.62 22.02 17.76 19.76L15.7 17.29H8.3L6.24 19.76C4.38 22.02 1.4 20.78 1.5 17.7 1.71 12.96 3.15 8.85 7.27 8.85ZM9.74 13.79C9.91 13.79 10.04 13.65 10.04 13.48V12.65C10.04 12.48 9.91 12.35 9.74 12.35H8.6V11.21C8.6 11.04 8.47 10.9 8.3 10.9H7.47C7.3 10.9 7.16 11.04 7.16 11.21V12.35H6.03C5.86 12.35 5.72 12.48 5.72 12.65V13.48C5.72 13.65 5.86 13.79 6.03 13.79H7.16V14.92C7.16 15.09 7.3 15.23 7.47 15.23H8.3C8.47 15.23 8.6 15.09 8.6 14.92V13.79ZM15.09 14.97C15.68 14.97 16.17 14.49 16.17 13.89 16.17 13.29 15.68 12.81 15.09 12.81 14.49 12.81 14.01 13.29 14.01 13.89 14.01 14.49 14.49 14.97 15.09 14.97ZM17.76 13.22C18.36 13.22 18.84 12.74 18.84 12.14 18.84 11.54 18.36 11.06 17.76 11.06 17.17 11.06 16.68 11.54 16.68 12.14 16.68 12.74 17.17 13.22 17.76 13.22Z",
  landings: [indexZuhaokuang],
};
