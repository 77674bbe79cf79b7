import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexMaihaoe } from "./index-maihaoe";

/** 卖号鹅: selling, and a laugh with it. */
export const maihaoe: Brand = {
  key: "maihaoe",
  name: "卖号鹅",
  slogan: "卖号不用板着脸：回答几个傻问题，介绍就写好了。",
  hosts: ["maihaoe.example"],
  assortment: { kinds: ["account"], games: ["方屿物语", "灵契牌谱", "浮空纪行", "巅峰十一人"] },
  app: exampleApp("maihaoe", FEATURES_FOR.accounts),
  company: {
    name: "示例卖号鹅趣味网络有限公司",
    address: "示例省范例市池塘区嘎嘎路 2 号",
    licence: "示ICP备00000037号-1",
    email: "honk@maihaoe.example",
  },
  theme: {
    primary: "#126b47",
    primaryStrong: "#044e32",
    tint: "#f4f6df",
    ground: "#f8f9ef",
    ink: "#09251a",
    accent: "#b74c09",
    spark: "#fdb26d",
  },
  // A goose that honks.
  mark: "M2.09 22.5C1.47 18.59 2.7 15.29 4.76 12.41 2.91 6.65 6 1.5 10.73 1.5 13.82 1.5 15.88 3.35 16.5 6.03 18.56 5.82 20.62 5 22.06 3.56 22.26 6.65 20.41 8.91 16.5 9.53 18.76 10.35 20.2 11.79 20.41 14.06 18.35 12.62 16.29 12 13.82 12.21 12.79 13.85 12.79 15.5 13.62 17.35 14.44 19.21 14.65 20.85 14.44 22.5ZM11.35 7.26C12.03 7.26 12.59 6.71 12.59 6.03 12.59 5.35 12.03 4.79 11.35 4.79 10.67 4.79 10.12 5.35 10.12 6.03 10.12 6.71 10.67 7.26 11.35 7.26ZM11.68 17.46C11.85 17.35 11.97 17.16 11.97 16.94 11.97 16.6 11.69 16.32 11.35 16.32 11.21 16.32 11.08 16.37 10.98 16.45 9.32 17.6 7.26 17.64 5.46 16.8 5.37 16.76 5.28 16.74 5.17 16.74 4.83 16.74 4.56 17.01 4.56 17.35 4.56 17.61 4.71 17.83 4.94 17.92 7.15 18.94 9.65 18.86 11.68 17.46Z",
  sellFeePercent: 5.5,
  landings: [indexMaihaoe],
};
