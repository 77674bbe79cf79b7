import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexMaihaohao } from "./index-maihaohao";

/** 卖好号: valuable accounts, sold without haste. */
export const maihaohao: Brand = {
  key: "maihaohao",
  name: "卖好号",
  slogan: "大号、老号、绝版号，不急着卖，等一个对的价。",
  hosts: ["maihaohao.example"],
  assortment: { kinds: ["account"], games: ["曜日战歌", "九霄长歌", "浮空纪行", "灵契牌谱"] },
  app: exampleApp("maihaohao", FEATURES_FOR.accounts),
  company: {
    name: "示例卖好号拍卖服务有限公司",
    address: "示例省示例市典藏区木槌路 26 号",
    licence: "示ICP备00000030号-1",
    phone: "000-0000-0030",
  },
  theme: {
    primary: "#5e1a53",
    primaryStrong: "#47093e",
    tint: "#f9e9f1",
    ground: "#faf3f6",
    ink: "#230c1f",
    accent: "#a14206",
    spark: "#fdcda0",
  },
  // A gavel.
  mark: "M8.76 12.78C9 13.15 8.96 13.64 8.64 13.96L8.24 14.36C7.88 14.73 7.28 14.73 6.92 14.36L2.81 10.25C2.45 9.89 2.45 9.29 2.81 8.93L3.21 8.53C3.43 8.31 3.72 8.23 4 8.27 4.14 8.29 4.27 8.33 4.39 8.41L9.45 3.35C9.37 3.23 9.32 3.1 9.3 2.97 9.26 2.68 9.35 2.39 9.57 2.17L9.97 1.77C10.33 1.41 10.92 1.41 11.29 1.77L15.4 5.88C15.76 6.25 15.76 6.84 15.4 7.21L15 7.6C14.68 7.92 14.18 7.96 13.82 7.72ZM18.18 18.73L12.09 12.64C11.65 12.2 11.65 11.49 12.09 11.05 12.52 10.61 13.24 10.61 13.68 11.05L19.77 17.14C20.21 17.58 20.21 18.29 19.77 18.73 19.33 19.17 18.62 19.17 18.18 18.73ZM12.66 22.5C12.14 22.5 11.72 22.08 11.72 21.56V20.44C11.72 19.92 12.14 19.5 12.66 19.5H20.53C21.04 19.5 21.46 19.92 21.46 20.44V21.56C21.46 22.08 21.04 22.5 20.53 22.5Z",
  sellFeePercent: 3,
  landings: [indexMaihaohao],
};
