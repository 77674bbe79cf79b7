import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexQZ } from "./index-q-z";

/** 轻租: low deposits first. */
export const qingzu: Brand = {
  key: "qingzu",
  name: "轻租",
  slogan: "不想压一大笔押金的人，在轻租按押金从低到高挑号。",
  hosts: ["qingzu.example"],
  assortment: {
    kinds: ["rent"],
    games: ["方屿物语", "灵契牌谱", "巅峰十一人", "浮空纪行", "极漂纪元"],
  },
  app: { features: FEATURES_FOR.rent },
  company: {
    name: "示例轻租科技服务有限公司",
    address: "示例省示例市羽毛区轻风路 4 号",
    licence: "示ICP备00000022号-1",
    email: "light@qingzu.example",
  },
  theme: {
    primary: "#4b6e81",
    primaryStrong: "#315161",
    tint: "#ebf7fa",
    ground: "#f3f9fa",
    ink: "#152530",
    accent: "#b23b1d",
    spark: "#b3eef1",
  },
  // A feather.
  mark: "M21.19 6.02L17.61 7.71 20.13 7.92C19.5 9.81 18.66 11.5 17.19 13.18L12.97 15.08 15.5 15.29C14.08 16.59 12.2 17.43 10.11 17.65L10.87 14.45 9.66 14.33 18.04 6.27C18.16 6.15 18.24 5.99 18.24 5.81 18.24 5.46 17.95 5.18 17.61 5.18 17.44 5.18 17.28 5.25 17.17 5.36L6.22 15.89C6.1 16 6.03 16.16 6.03 16.34 6.03 16.69 6.31 16.97 6.66 16.97 6.83 16.97 6.98 16.91 7.1 16.8L8.94 15.02 9.55 17.69C8.67 17.74 7.77 17.68 6.85 17.5L3.15 22.15C2.99 22.36 2.73 22.5 2.45 22.5 1.95 22.5 1.55 22.1 1.55 21.61 1.55 21.39 1.63 21.2 1.75 21.04L4.98 16.98H4.97L5.39 12.97C7.08 5.18 14.45 .76 22.45 1.6 22.24 3.08 21.82 4.55 21.19 6.02Z",
  landings: [indexQZ],
};
