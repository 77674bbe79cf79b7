import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexZy } from "./index-zy";

/** 掌游: the storefront in one palm. */
export const zhangyou: Brand = {
  key: "zhangyou",
  name: "掌游",
  slogan: "行情、聊天、订单，一只手机里都有。",
  hosts: ["zhangyou.example"],
  assortment: { kinds: ["account", "rent", "card-key", "top-up", "item"] },
  app: { features: FEATURES_FOR.market },
  company: {
    name: "示例掌游移动网络有限公司",
    address: "示例省样本市掌心区五指路 50 号",
    licence: "示ICP备00000023号-1",
    phone: "000-0000-0023",
  },
  theme: {
    primary: "#0b748f",
    primaryStrong: "#085569",
    tint: "#d9f4fb",
    ground: "#ecf8fb",
    ink: "#041d2a",
    accent: "#c8340e",
    spark: "#ffbb76",
  },
  // An open hand with a play sign in the palm.
  mark: "M6.94 5.63C6.94 4.81 7.6 4.15 8.42 4.15 9.23 4.15 9.89 4.81 9.89 5.63V11.9H10.51V2.98C10.51 2.16 11.17 1.5 11.98 1.5 12.8 1.5 13.46 2.16 13.46 2.98V11.9H14.07V3.59C14.07 2.77 14.74 2.11 15.55 2.11 16.37 2.11 17.03 2.77 17.03 3.59V11.9H17.64V6.04C17.64 5.22 18.3 4.56 19.12 4.56 19.94 4.56 20.6 5.22 20.6 6.04V15.57C20.6 19.65 17.95 22.5 14.07 22.5 10.4 22.5 8.57 20.87 6.94 17.81L3.68 13.33C2.66 11.69 4.7 10.06 6.12 11.49L6.94 12.4ZM12.04 18.63C12.04 19.03 12.21 19.14 12.57 18.93L16.81 16.49C17.16 16.28 17.16 16.08 16.81 15.87L12.57 13.43C12.21 13.22 12.04 13.33 12.04 13.73Z",
  landings: [indexZy],
};
