import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexL } from "./index-l";

/** 乐玩: plain and cheerful, for casual players. */
export const lewan: Brand = {
  key: "lewan",
  name: "乐玩",
  slogan: "给只想开开心心玩两把的人：不研究行情，也不会买贵。",
  hosts: ["lewan.example"],
  assortment: {
    kinds: ["account", "card-key", "top-up", "item"],
    games: ["曜日战歌", "浮空纪行", "方屿物语", "巅峰十一人", "灵契牌谱"],
  },
  app: exampleApp("lewan", FEATURES_FOR.market),
  company: {
    name: "示例乐玩软件有限公司",
    address: "示例省示例市草坪区秋千路 8 号 5 层",
    licence: "示ICP备00000010号-1",
    email: "kefu@lewan.example",
  },
  theme: {
    primary: "#207e18",
    primaryStrong: "#065d00",
    tint: "#ecf9e0",
    ground: "#f4faef",
    ink: "#102515",
    accent: "#cc2a1b",
    spark: "#fae859",
  },
  // A four-leaf clover.
  mark: "M14.02 1.62C16.19 1 17.74 2.86 16.81 5.03 18.98 4.1 20.84 5.65 20.22 7.82 19.96 8.68 19.43 9.36 18.68 9.84 19.43 10.31 19.96 10.99 20.22 11.85 20.84 14.02 18.98 15.57 16.81 14.64 17.55 16.39 16.7 17.93 15.21 18.15 15.76 19.08 16.42 19.94 17.15 20.75 17.32 20.94 17.43 21.19 17.43 21.46 17.43 22.03 16.96 22.5 16.39 22.5 16.07 22.5 15.79 22.36 15.6 22.15 14.63 21.06 13.76 19.89 13.08 18.6 12.8 18.06 12.55 17.52 12.33 16.96 12.21 16.82 12.1 16.67 12 16.52 11.52 17.27 10.85 17.8 9.98 18.05 7.81 18.68 6.26 16.81 7.19 14.64 5.02 15.57 3.16 14.02 3.78 11.85 4.04 10.99 4.57 10.31 5.32 9.84 4.57 9.36 4.04 8.68 3.78 7.82 3.16 5.65 5.02 4.1 7.19 5.03 6.26 2.86 7.81 1 9.98 1.62 10.85 1.87 11.52 2.41 12 3.16 12.48 2.41 13.15 1.87 14.02 1.62Z",
  landings: [indexL],
};
