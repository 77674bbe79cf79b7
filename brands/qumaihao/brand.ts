import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexQmh } from "./index-qmh";

/** 趣卖号: the story goes with it. */
export const qumaihao: Brand = {
  key: "qumaihao",
  name: "趣卖号",
  slogan: "告别一个号，也值得讲一讲它的故事。",
  hosts: ["qumaihao.example"],
  assortment: { kinds: ["account"], games: ["灵契牌谱", "方屿物语", "九霄长歌", "浮空纪行"] },
  app: exampleApp("qumaihao", FEATURES_FOR.accounts),
  company: {
    name: "示例趣卖号故事传媒有限公司",
    address: "示例省样本市书店区书签路 31 号",
    licence: "示ICP备00000051号-1",
    email: "story@qumaihao.example",
  },
  theme: {
    primary: "#7c488c",
    primaryStrong: "#5d2f6b",
    tint: "#f9f1e2",
    ground: "#faf5fb",
    ink: "#2c1930",
    accent: "#ba3728",
    spark: "#ebedaf",
  },
  // An open book with a bookmark.
  mark: "M11.28 21.57C8.71 19.72 5.41 19.1 1.5 19.51V4.49C5.41 4.07 8.71 4.69 11.28 6.54ZM12.72 6.54C13.57 5.93 14.5 5.46 15.5 5.11V13.34L17.56 11.69 19.62 13.34V4.37C20.54 4.34 21.5 4.38 22.5 4.49V19.51C18.59 19.1 15.29 19.72 12.72 21.57ZM8.42 10.59C8.51 10.64 8.6 10.66 8.71 10.66 9.05 10.66 9.32 10.39 9.32 10.04 9.32 9.79 9.17 9.58 8.96 9.48 7.44 8.76 5.87 8.42 4.19 8.4H4.18C3.84 8.4 3.56 8.67 3.56 9.01 3.56 9.36 3.84 9.63 4.18 9.63 5.68 9.65 7.07 9.94 8.42 10.59ZM8.42 14.51C8.51 14.55 8.6 14.57 8.71 14.57 9.05 14.57 9.32 14.3 9.32 13.96 9.32 13.7 9.17 13.49 8.96 13.39 7.44 12.67 5.87 12.33 4.19 12.31H4.18C3.84 12.31 3.56 12.59 3.56 12.93 3.56 13.27 3.84 13.54 4.18 13.54 5.68 13.56 7.07 13.86 8.42 14.51ZM16.43 2.43H18.69V11.18L17.56 10.25 16.43 11.18Z",
  sellFeePercent: 5,
  landings: [indexQmh],
};
