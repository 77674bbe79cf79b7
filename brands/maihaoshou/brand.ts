import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexMaihaoshou } from "./index-maihaoshou";

/** 卖号手: for first-time sellers. */
export const maihaoshou: Brand = {
  key: "maihaoshou",
  name: "卖号手",
  slogan: "第一次卖号的人，从截图到收款，一页页照着来。",
  hosts: ["maihaoshou.example"],
  assortment: {
    kinds: ["account"],
    games: ["曜日战歌", "浮空纪行", "方屿物语", "巅峰十一人", "孤屿行动"],
  },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例卖号手把手科技有限公司",
    address: "示例省示例市陶艺区手作路 16 号",
    licence: "示ICP备00000036号-1",
    email: "help@maihaoshou.example",
  },
  theme: {
    primary: "#9d5728",
    primaryStrong: "#783b0d",
    tint: "#feeadb",
    ground: "#fcf3ec",
    ink: "#2b190f",
    accent: "#096f6f",
    spark: "#8cebea",
  },
  // A hand that holds out a coin.
  mark: "M10.5 6.37C10.5 3.78 12.61 1.67 15.2 1.67 17.8 1.67 19.91 3.78 19.91 6.37 19.91 8.97 17.8 11.08 15.2 11.08 12.61 11.08 10.5 8.97 10.5 6.37ZM15.51 8.62C15.79 8.62 16.02 8.4 16.02 8.11V4.64C16.02 4.35 15.79 4.12 15.51 4.12H14.9C14.62 4.12 14.39 4.35 14.39 4.64V8.11C14.39 8.4 14.62 8.62 14.9 8.62ZM2.32 22.33C1.87 22.33 1.5 21.96 1.5 21.51V13.74C1.5 13.29 1.87 12.92 2.32 12.92H4.36C4.82 12.92 5.18 13.29 5.18 13.74V21.51C5.18 21.96 4.82 22.33 4.36 22.33ZM6.61 13.94C8.66 12.31 10.7 12.31 12.55 13.53H15.41C17.25 13.53 17.25 16.19 15.41 16.19H11.73V17.01H16.02L19.91 14.15C21.75 12.92 23.39 14.97 21.95 16.4L17.05 20.9C16.23 21.61 15.41 21.92 14.39 21.92H6.61Z",
  sellFeePercent: 5,
  landings: [indexMaihaoshou],
};
