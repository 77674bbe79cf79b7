import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexS } from "./index-s";

/** 闪卖: listed within a minute. */
export const shanmai: Brand = {
  key: "shanmai",
  name: "闪卖",
  slogan: "懒得写长介绍的人，截三张图就能把号挂出去。",
  hosts: ["shanmai.example"],
  assortment: { kinds: ["account"], games: ["曜日战歌", "浮空纪行", "孤屿行动", "灵契牌谱"] },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例闪卖信息科技有限公司",
    address: "示例省范例市快门区闪光路 1 号",
    licence: "示ICP备00000013号-1",
    email: "go@shanmai.example",
  },
  theme: {
    primary: "#2c2612",
    primaryStrong: "#1e1907",
    tint: "#faf6c8",
    ground: "#fbf9e4",
    ink: "#18160e",
    accent: "#c51e21",
    spark: "#fcee28",
  },
  // A camera whose flash is a bolt.
  mark: "M1.5 7.91C1.5 6.93 1.99 6.44 2.97 6.44H5.28C6.26 6.44 6.98 6 7.45 5.14L7.52 5C7.99 4.14 8.71 3.71 9.69 3.71H14.31C15.29 3.71 16.01 4.14 16.48 5L16.55 5.14C17.02 6 17.74 6.44 18.72 6.44H21.03C22.01 6.44 22.5 6.93 22.5 7.91V18.83C22.5 19.81 22.01 20.3 21.03 20.3H2.97C1.99 20.3 1.5 19.81 1.5 18.83ZM12 18.2C14.9 18.2 17.25 15.84 17.25 12.95 17.25 10.05 14.9 7.7 12 7.7 9.1 7.7 6.75 10.05 6.75 12.95 6.75 15.84 9.1 18.2 12 18.2ZM12.48 11.9C12.44 12.04 12.49 12.11 12.63 12.11H14.94C15.08 12.11 15.1 12.16 15.01 12.26L10.67 17.2C10.58 17.3 10.55 17.29 10.59 17.15L11.52 13.99C11.56 13.85 11.51 13.79 11.37 13.79H9.06C8.92 13.79 8.9 13.73 8.99 13.63L13.33 8.69C13.42 8.59 13.45 8.6 13.41 8.74ZM19.04 10.43C19.56 10.43 19.98 10 19.98 9.48 19.98 8.96 19.56 8.54 19.04 8.54 18.51 8.54 18.09 8.96 18.09 9.48 18.09 10 18.51 10.43 19.04 10.43Z",
  sellFeePercent: 6,
  landings: [indexS],
};
