import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexYoujie } from "./index-youjie";

/** 游界: from one world to another. */
export const youjie: Brand = {
  key: "youjie",
  name: "游界",
  slogan: "换游戏的时候，先找到下一个世界的门票。",
  hosts: ["youjie.example"],
  assortment: {
    kinds: ["account", "item"],
    games: ["曜日战歌", "赤线突击", "浮空纪行", "九霄长歌", "极漂纪元", "巅峰十一人", "孤屿行动"],
  },
  app: exampleApp("youjie", FEATURES_FOR.market),
  company: {
    name: "示例游界穿行科技有限公司",
    address: "示例省范例市星门区传送路 404 号",
    licence: "示ICP备00000045号-1",
    phone: "000-0000-0045",
  },
  theme: {
    primary: "#4841c7",
    primaryStrong: "#33259f",
    tint: "#ebedfe",
    ground: "#f3f4fe",
    ink: "#111034",
    accent: "#c20d80",
    spark: "#64eff7",
  },
  // An arch that opens on a star.
  mark: "M2.74 22.5V10.76C2.74 5 6.85 1.5 12 1.5 17.15 1.5 21.26 5 21.26 10.76V22.5H16.53V11.18C16.53 8.09 14.88 6.24 12 6.24 9.12 6.24 7.47 8.09 7.47 11.18V22.5ZM5.82 15.45C6.14 15.45 6.39 15.2 6.39 14.88 6.39 14.57 6.14 14.32 5.82 14.32H4.59C4.28 14.32 4.02 14.57 4.02 14.88 4.02 15.2 4.28 15.45 4.59 15.45ZM19.41 15.45C19.72 15.45 19.98 15.2 19.98 14.88 19.98 14.57 19.72 14.32 19.41 14.32H18.18C17.86 14.32 17.61 14.57 17.61 14.88 17.61 15.2 17.86 15.45 18.18 15.45ZM12 9.74L13 12.65 15.91 13.65 13 14.64 12 17.56 11 14.64 8.09 13.65 11 12.65ZM10.97 20.85C10.97 20.28 11.43 19.82 12 19.82 12.57 19.82 13.03 20.28 13.03 20.85 13.03 21.42 12.57 21.88 12 21.88 11.43 21.88 10.97 21.42 10.97 20.85Z",
  mallUrl: "https://mall.youjie.example/",
  landings: [indexYoujie],
};
