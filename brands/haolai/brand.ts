import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexHL } from "./index-h-l";

/** 号来: buyers say what they want, sellers come. */
export const haolai: Brand = {
  key: "haolai",
  name: "号来",
  slogan: "翻遍列表也没有想要的？先说清要什么、出多少。",
  hosts: ["haolai.example"],
  root: { redirect: "/index_h_l" },
  assortment: { kinds: ["account"], games: ["九霄长歌", "浮空纪行", "极漂纪元", "孤屿行动"] },
  app: exampleApp("haolai", FEATURES_FOR.accounts),
  company: {
    name: "示例号来信息服务有限公司",
    address: "示例省范例市驿站区信差路 23 号",
    licence: "示ICP备00000021号-1",
    email: "post@haolai.example",
  },
  theme: {
    primary: "#694a42",
    primaryStrong: "#4e332c",
    tint: "#fbeada",
    ground: "#faf2eb",
    ink: "#271b17",
    accent: "#ba2d1f",
    spark: "#6be5de",
  },
  // A bugle that calls.
  mark: "M2.27 9.81H8.22C10.9 9.62 13.01 8.09 14.36 5.4 14.74 4.73 15.89 5.02 15.89 5.78V17.3C15.89 18.06 14.74 18.35 14.36 17.68 13.79 16.54 13.08 15.61 12.25 14.9V16.53C12.25 19.79 5.15 19.79 5.15 16.53V13.27H2.27C1.84 13.27 1.5 12.92 1.5 12.5V10.58C1.5 10.16 1.84 9.81 2.27 9.81ZM8.22 13.27H6.97V16.24C6.97 17.49 10.42 17.49 10.42 16.24V13.78C9.74 13.5 9 13.32 8.22 13.27ZM17.58 9.22C17.51 9.11 17.47 8.99 17.47 8.85 17.47 8.46 17.8 8.13 18.19 8.13 18.48 8.13 18.72 8.3 18.84 8.54 19.87 10.46 19.87 12.62 18.84 14.54 18.72 14.78 18.48 14.95 18.19 14.95 17.8 14.95 17.47 14.62 17.47 14.23 17.47 14.09 17.51 13.97 17.58 13.86 18.38 12.38 18.38 10.7 17.58 9.22ZM19.89 7.33C19.82 7.21 19.78 7.08 19.78 6.94 19.78 6.54 20.1 6.22 20.5 6.22 20.77 6.22 21 6.36 21.12 6.58 22.96 9.61 22.96 13.47 21.12 16.5 21 16.72 20.77 16.87 20.5 16.87 20.1 16.87 19.78 16.54 19.78 16.15 19.78 16 19.82 15.87 19.89 15.75 21.46 13.19 21.46 9.89 19.89 7.33Z",
  sellFeePercent: 5,
  landings: [indexHL],
};
