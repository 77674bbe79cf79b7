import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexMhh } from "./index-mhh";

/** 买好号: for the buyer who checks. */
export const mhh: Brand = {
  key: "mhh",
  name: "买好号",
  slogan: "替买家多看一眼：能不能换绑、有没有贷、值不值这个价。",
  hosts: ["mhh.example", "maihaohaoapp.example"],
  assortment: {
    kinds: ["account"],
    games: ["九霄长歌", "极漂纪元", "巅峰十一人", "浮空纪行", "曜日战歌"],
  },
  canonicalFor: { kinds: ["account"], games: ["九霄长歌", "巅峰十一人"] },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例买号参谋科技有限公司",
    address: "示例省范例市放大镜区看清路 14 号",
    licence: "示ICP备00000025号-1",
    phone: "000-0000-0025",
  },
  theme: {
    primary: "#195c2e",
    primaryStrong: "#01431b",
    tint: "#e6f5e6",
    ground: "#f2f9f2",
    ink: "#092012",
    accent: "#c52c26",
    spark: "#fda295",
  },
  // A glass that has checked.
  mark: "M1.5 10.2C1.5 5.39 5.39 1.5 10.2 1.5 15 1.5 18.89 5.39 18.89 10.2 18.89 12.06 18.3 13.79 17.3 15.21 17.67 15.27 18 15.45 18.26 15.71L22.5 19.95 19.95 22.5 15.71 18.26H15.71H15.71C15.45 18 15.27 17.67 15.21 17.3 13.79 18.3 12.06 18.89 10.2 18.89 5.39 18.89 1.5 15 1.5 10.2ZM10.2 16.56C13.71 16.56 16.56 13.71 16.56 10.2 16.56 6.68 13.71 3.83 10.2 3.83 6.68 3.83 3.83 6.68 3.83 10.2 3.83 13.71 6.68 16.56 10.2 16.56ZM8.49 13.7L5.95 11.16 7.45 9.66 9.2 11.41 13.01 7.16C13.2 6.94 13.49 6.8 13.8 6.8 14.39 6.8 14.86 7.28 14.86 7.86 14.86 8.14 14.76 8.39 14.59 8.57L10.03 13.66 9.24 12.95Z",
  sellFeePercent: 5,
  landings: [indexMhh],
};
