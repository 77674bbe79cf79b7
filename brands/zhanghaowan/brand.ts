import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexZhanghaowan } from "./index-zhanghaowan";

/** 账号玩: rent first, buy if it fits. */
export const zhanghaowan: Brand = {
  key: "zhanghaowan",
  name: "账号玩",
  slogan: "买号之前先住一晚，合手再谈价。",
  hosts: ["zhanghaowan.example"],
  assortment: {
    kinds: ["rent", "account"],
    games: ["曜日战歌", "九霄长歌", "极漂纪元", "孤屿行动"],
  },
  app: exampleApp("zhanghaowan", FEATURES_FOR.rent),
  company: {
    name: "示例账号试玩科技有限公司",
    address: "示例省示例市试衣区合身路 39 号",
    licence: "示ICP备00000058号-1",
    phone: "000-0000-0058",
  },
  theme: {
    primary: "#5962cb",
    primaryStrong: "#3f44a0",
    tint: "#e6f6ee",
    ground: "#f5f6ff",
    ink: "#1d1e39",
    accent: "#bf2374",
    spark: "#acf4cd",
  },
  // An account card with a play sign.
  mark: "M4.59 20.24C2.88 20.24 1.5 18.85 1.5 17.15V6.85C1.5 5.15 2.88 3.76 4.59 3.76H19.41C21.12 3.76 22.5 5.15 22.5 6.85V17.15C22.5 18.85 21.12 20.24 19.41 20.24ZM7.88 12.1C9.3 12.1 10.46 10.95 10.46 9.53 10.46 8.11 9.3 6.96 7.88 6.96 6.46 6.96 5.31 8.11 5.31 9.53 5.31 10.95 6.46 12.1 7.88 12.1ZM12.1 16.94C12.1 14.26 10.35 13.03 7.88 13.03 5.41 13.03 3.66 14.26 3.66 16.94ZM14.47 15.4C14.47 15.88 14.66 15.97 15.05 15.69L19.45 12.43C19.84 12.14 19.84 11.86 19.45 11.57L15.05 8.31C14.66 8.03 14.47 8.12 14.47 8.6Z",
  landings: [indexZhanghaowan],
};
