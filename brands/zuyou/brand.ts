import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexZ } from "./index-z";

/** 租友: rent again from owners you know. */
export const zuyou: Brand = {
  key: "zuyou",
  name: "租友",
  slogan: "租号认人：聊得来的号主收藏起来，下次还找他。",
  hosts: ["zuyou.example"],
  assortment: {
    kinds: ["rent"],
    games: ["曜日战歌", "孤屿行动", "九霄长歌", "巅峰十一人", "浮空纪行"],
  },
  app: exampleApp("zuyou", FEATURES_FOR.rent),
  company: {
    name: "示例租友网络服务有限公司",
    address: "示例省样本市老城区熟人巷 2 号",
    licence: "示ICP备00000011号-1",
    phone: "000-0000-0011",
  },
  theme: {
    primary: "#974934",
    primaryStrong: "#74301d",
    tint: "#fce8de",
    ground: "#faf1ed",
    ink: "#2c1812",
    accent: "#09672e",
    spark: "#fbcdaa",
  },
  // A key with a heart for a bow.
  mark: "M6.23 3.44C7.57 .66 10.97 .97 12 3.75 13.03 .97 16.43 .66 17.77 3.44 19.12 6.23 17.04 8.94 12.89 11.47 13.04 11.63 13.13 11.85 13.13 12.09V16.32H15.71C16.05 16.32 16.33 16.59 16.33 16.94V17.76C16.33 18.1 16.05 18.38 15.71 18.38H13.13V19.82H14.68C15.02 19.82 15.3 20.1 15.3 20.44V21.26C15.3 21.6 15.02 21.88 14.68 21.88H13.08C12.95 22.24 12.61 22.5 12.21 22.5H11.79C11.28 22.5 10.87 22.08 10.87 21.57V12.09C10.87 11.85 10.96 11.63 11.11 11.47 6.96 8.94 4.88 6.23 6.23 3.44ZM14.65 4.61C14.04 3.33 12.47 3.47 12 4.75 11.53 3.47 9.96 3.33 9.35 4.61 8.68 5.98 9.82 7.31 12 8.54 14.18 7.31 15.32 5.98 14.65 4.61Z",
  landings: [indexZ],
};
