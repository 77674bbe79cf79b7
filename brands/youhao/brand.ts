import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexYH } from "./index-y-h";

/** 优号: for the choosy. */
export const youhao: Brand = {
  key: "youhao",
  name: "优号",
  slogan: "一次只看一个账号，给眼光高的玩家。",
  hosts: ["youhao.example"],
  assortment: {
    kinds: ["account"],
    games: ["曜日战歌", "九霄长歌", "浮空纪行", "孤屿行动", "极漂纪元"],
  },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例优号甄选科技有限公司",
    address: "示例省示例市酒窖区慢选路 88 号",
    licence: "示ICP备00000018号-1",
    phone: "000-0000-0018",
  },
  theme: {
    primary: "#641628",
    primaryStrong: "#4c0519",
    tint: "#f5ede4",
    ground: "#f8f4f0",
    ink: "#250e10",
    accent: "#79520a",
    spark: "#e9d1a0",
  },
  // A cut gem.
  mark: "M5.6 3.36C5.99 2.87 6.5 2.63 7.12 2.63H16.88C17.5 2.63 18.01 2.87 18.4 3.36L22.21 8.13C22.6 8.61 22.6 9.1 22.2 9.57L12.6 21.01C12.2 21.49 11.8 21.49 11.4 21.01L1.8 9.57C1.4 9.1 1.4 8.61 1.79 8.13ZM2.24 9.69H8.07L11.46 20.04 12 19.86 12.54 20.04 15.93 9.69H21.76V8.44H15.81L12.49 3.16C12.39 3 12.21 2.89 12 2.89 11.79 2.89 11.61 3 11.51 3.16L8.19 8.44H2.24ZM9.27 9.69H14.73L12 18.02ZM12 4.53L14.46 8.44H9.54Z",
  sellFeePercent: 8,
  landings: [indexYH],
};
