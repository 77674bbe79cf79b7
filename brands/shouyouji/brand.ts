import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexSY } from "./index-s-y";

/** 手游集: a fair to stroll through. */
export const shouyouji: Brand = {
  key: "shouyouji",
  name: "手游集",
  slogan: "像赶集一样逛号：摊位挨着摊位，看上了就问个价。",
  hosts: ["shouyouji.example"],
  assortment: {
    kinds: ["account", "item"],
    games: ["曜日战歌", "赤线突击", "九霄长歌", "巅峰十一人", "灵契牌谱", "方屿物语"],
  },
  app: exampleApp("shouyouji", FEATURES_FOR.accounts),
  company: {
    name: "示例手游集市集文化有限公司",
    address: "示例省示例市集镇区赶集街 15 号",
    licence: "示ICP备00000020号-1",
    phone: "000-0000-0020",
  },
  theme: {
    primary: "#05544a",
    primaryStrong: "#003c35",
    tint: "#f8edd8",
    ground: "#faf5eb",
    ink: "#03201d",
    accent: "#c12b11",
    spark: "#fd9884",
  },
  // A market stall.
  mark: "M3.92 2.81H8.49L6.33 8.26H8.62L10.13 2.81H13.87L15.38 8.26H17.67L15.51 2.81H20.08L22.5 8.26V9.68C22.5 10.85 21.74 11.84 20.68 12.18V20.38C20.68 20.83 20.32 21.19 19.88 21.19H4.13C3.68 21.19 3.32 20.83 3.32 20.38V12.18C2.26 11.84 1.5 10.85 1.5 9.68V8.26ZM17.25 9.68C17.25 11.13 16.07 12.3 14.63 12.3 13.18 12.3 12 11.13 12 9.68V9.17H6.75V9.68C6.75 10.85 5.99 11.84 4.93 12.18V13.92H19.07V12.18C18.01 11.84 17.25 10.85 17.25 9.68ZM10.49 18.97C10.76 18.97 10.99 18.74 10.99 18.46V16.64C10.99 16.37 10.76 16.14 10.49 16.14H6.45C6.17 16.14 5.94 16.37 5.94 16.64V18.46C5.94 18.74 6.17 18.97 6.45 18.97Z",
  sellFeePercent: 4,
  landings: [indexSY],
};
