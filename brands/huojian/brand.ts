import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexHjzh } from "./index-hjzh";

/** 火箭租号: three, two, one, in the match. */
export const huojian: Brand = {
  key: "huojian",
  name: "火箭租号",
  slogan: "朋友已经在房间里等你：付完款取上号码，一点火就进局。",
  hosts: ["huojian.example", "huojianzuhao.example"],
  assortment: { kinds: ["rent"], games: ["赤线突击", "孤屿行动", "曜日战歌", "极漂纪元"] },
  app: { features: FEATURES_FOR.rent },
  company: {
    name: "示例火箭加速网络有限公司",
    address: "示例省示例市航天区点火路 10 号",
    licence: "示ICP备00000040号-1",
    phone: "000-0000-0040",
  },
  theme: {
    primary: "#1e2160",
    primaryStrong: "#13134b",
    tint: "#e9ecfb",
    ground: "#f1f3fa",
    ink: "#0b0d2b",
    accent: "#c03800",
    spark: "#fea06e",
  },
  // A rocket.
  mark: "M22.12 1.01C23.22 6.15 21.14 10.42 18.15 13.63L14.13 17.77 18.48 13.6C19.56 16.61 18.69 19.79 15.7 23L14.28 19.32 14.61 18.92 13.89 18.32 13.81 18.11 13.73 18.19 6.66 12.25 6.72 12.17 6.5 12.12 5.78 11.52 5.45 11.91 1.58 11.15C4.22 7.65 7.2 6.24 10.36 6.78L7 11.79 10.39 7.11C13.02 3.6 16.87 .81 22.12 1.01ZM6.94 14.44L11.53 18.29C9.9 20.24 7.83 20.91 5.38 20.96 5.01 18.54 5.31 16.38 6.94 14.44ZM14.79 9.75C15.81 10.61 17.34 10.47 18.2 9.45 19.06 8.43 18.92 6.9 17.9 6.04 16.88 5.18 15.35 5.32 14.49 6.34 13.63 7.36 13.76 8.89 14.79 9.75Z",
  landings: [indexHjzh],
};
