import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexDdmh } from "./index-ddmh";

/** 多多卖号: several bids at once. */
export const duoduo: Brand = {
  key: "duoduo",
  name: "多多卖号",
  slogan: "只问一家怎么知道卖亏了？把架上同类都摆出来比。",
  hosts: ["duoduo.example", "ddmh.example"],
  assortment: {
    kinds: ["account"],
    games: ["曜日战歌", "九霄长歌", "浮空纪行", "极漂纪元", "孤屿行动"],
  },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例多多比价网络有限公司",
    address: "示例省示例市彩色区岔路口 44 号",
    licence: "示ICP备00000056号-1",
    phone: "000-0000-0056",
  },
  theme: {
    primary: "#6d650f",
    primaryStrong: "#4f4903",
    tint: "#f4f5d2",
    ground: "#f9f9ea",
    ink: "#242211",
    accent: "#773ac1",
    spark: "#d3b4f9",
  },
  // A pinwheel.
  mark: "M4 2.41C8.54-.19 13.09 2.95 13.36 9.87 14.72 6.7 17.46 4.19 21.59 4 24.19 8.54 21.05 13.09 14.13 13.36 17.3 14.72 19.81 17.46 20 21.59 15.46 24.19 10.91 21.05 10.64 14.13 9.28 17.3 6.54 19.81 2.41 20-.19 15.46 2.95 10.91 9.87 10.64 6.7 9.28 4.19 6.54 4 2.41ZM12 13.26C12.69 13.26 13.26 12.69 13.26 12 13.26 11.31 12.69 10.74 12 10.74 11.31 10.74 10.74 11.31 10.74 12 10.74 12.69 11.31 13.26 12 13.26Z",
  sellFeePercent: 3,
  landings: [indexDdmh],
};
