import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { koudaiGuhao } from "./koudai-guhao";
import { koudaiRoot } from "./koudai-root";

/** 口袋估号: the price of your account in a minute; the tool is at the root, the landing page describes it. */
export const koudai: Brand = {
  key: "koudai",
  name: "口袋估号",
  slogan: "想知道自己的号值多少，掏出手机看一眼架上的价。",
  hosts: ["koudai.example", "koudaiguhao.example"],
  rootPage: koudaiRoot,
  assortment: {
    kinds: ["account", "rent", "card-key", "item"],
    games: ["曜日战歌", "孤屿行动", "九霄长歌", "浮空纪行", "极漂纪元", "赤线突击", "方屿物语"],
  },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例口袋数据技术有限公司",
    address: "示例省示例市牛仔区口袋街 60 号 4 层",
    licence: "示ICP备00000016号-1",
    email: "price@koudai.example",
  },
  theme: {
    primary: "#234e82",
    primaryStrong: "#103765",
    tint: "#f8ebd7",
    ground: "#f0f6fe",
    ink: "#0d1d32",
    accent: "#aa500a",
    spark: "#feb354",
  },
  // A jeans pocket, an old coin looking out.
  mark: "M6.36 7.14C6.36 4.02 8.89 1.5 12 1.5 15.11 1.5 17.64 4.02 17.64 7.14 17.64 7.92 17.48 8.66 17.19 9.34H6.81C6.52 8.66 6.36 7.92 6.36 7.14ZM13.43 8.48C13.7 8.48 13.91 8.26 13.91 8V5.13C13.91 4.87 13.7 4.65 13.43 4.65H10.57C10.3 4.65 10.09 4.87 10.09 5.13V8C10.09 8.26 10.3 8.48 10.57 8.48ZM2.83 11.82C2.83 10.86 3.3 10.39 4.26 10.39H19.74C20.7 10.39 21.17 10.86 21.17 11.82V16.98C21.17 17.94 20.74 18.62 19.88 19.03L13.29 22.19C12.43 22.6 11.57 22.6 10.71 22.19L4.12 19.03C3.26 18.62 2.83 17.94 2.83 16.98ZM4.93 14.02H19.07V12.87H4.93ZM5.13 16.31H5.12C4.8 16.31 4.55 16.57 4.55 16.89 4.55 17.2 4.8 17.46 5.12 17.46 6.66 17.47 8.31 17.54 9.73 18.21 10.17 18.41 10.58 18.68 10.91 19.03 11.05 19.16 11.16 19.31 11.27 19.46 11.33 19.54 11.33 19.69 11.42 19.7 11.8 19.77 12.2 19.77 12.58 19.7 12.67 19.69 12.67 19.54 12.73 19.46 12.84 19.31 12.95 19.16 13.09 19.03 13.42 18.68 13.83 18.41 14.27 18.21 15.69 17.54 17.34 17.47 18.88 17.46 19.2 17.46 19.45 17.2 19.45 16.89 19.45 16.57 19.2 16.31 18.88 16.31H18.87C16.94 16.32 14.81 16.45 13.14 17.52 12.71 17.79 12.32 18.13 12 18.52L11.99 18.51C11.59 18.02 11.09 17.63 10.54 17.33 8.91 16.44 6.95 16.32 5.13 16.31Z",
  sellFeePercent: 5,
  landings: [koudaiGuhao],
};
