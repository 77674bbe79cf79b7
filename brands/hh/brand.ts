import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexHh } from "./index-hh";

/** 号号: one player, two accounts, one to sell. */
export const hh: Brand = {
  key: "hh",
  name: "号号",
  slogan: "大号小号养不过来？留一个，卖一个。",
  hosts: ["hh.example", "haohaohao.example"],
  root: { redirect: "/index_hh" },
  assortment: {
    kinds: ["account", "item"],
    games: ["曜日战歌", "九霄长歌", "巅峰十一人", "赤线突击", "灵契牌谱"],
  },
  app: exampleApp("hh", FEATURES_FOR.accounts),
  company: {
    name: "示例双号对开网络有限公司",
    address: "示例省样本市对门区双号街 22 号",
    licence: "示ICP备00000047号-1",
    phone: "000-0000-0047",
  },
  theme: {
    primary: "#242120",
    primaryStrong: "#181515",
    tint: "#f1eded",
    ground: "#f6f5f4",
    ink: "#161313",
    accent: "#d01c29",
    spark: "#fc9790",
  },
  // The number sign, twice crossed.
  mark: "M8.06 2.96C8.15 2.24 8.76 1.69 9.5 1.69 10.29 1.69 10.94 2.34 10.94 3.14 10.94 3.21 10.93 3.29 10.92 3.36L10.4 7.09H14.99L15.58 2.96C15.66 2.24 16.27 1.69 17.01 1.69 17.81 1.69 18.45 2.34 18.45 3.14 18.45 3.21 18.45 3.29 18.44 3.36L17.91 7.09H21.06C21.85 7.09 22.5 7.73 22.5 8.53 22.5 9.33 21.85 9.98 21.06 9.98H17.5L16.9 14.22H20.09C20.89 14.22 21.54 14.86 21.54 15.66 21.54 16.46 20.89 17.11 20.09 17.11H16.49L15.94 21.04C15.85 21.76 15.24 22.31 14.5 22.31 13.71 22.31 13.06 21.66 13.06 20.86 13.06 20.79 13.07 20.71 13.08 20.64L13.58 17.11H8.98L8.42 21.04C8.34 21.76 7.73 22.31 6.99 22.31 6.19 22.31 5.55 21.66 5.55 20.86 5.55 20.79 5.55 20.71 5.56 20.64L6.06 17.11H2.94C2.15 17.11 1.5 16.46 1.5 15.66 1.5 14.86 2.15 14.22 2.94 14.22H6.47L7.07 9.98H3.91C3.11 9.98 2.46 9.33 2.46 8.53 2.46 7.73 3.11 7.09 3.91 7.09H7.48ZM14.58 9.98H9.99L9.39 14.22H13.98Z",
  sellFeePercent: 6,
  landings: [indexHh],
};
