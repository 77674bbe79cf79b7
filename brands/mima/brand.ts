import { agreementPages } from "../agreement-pages";
import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { aboutUs } from "./about-us";
import { download } from "./download";
import { gameshop } from "./gameshop";
import { indexM } from "./index-m";
import { indexMM } from "./index-m-m";
import { indexMRent } from "./index-m-rent";

/** 密马: the whole storefront, from account to card key. */
export const mima: Brand = {
  key: "mima",
  name: "密马",
  slogan: "买号、租号、点卡、代练，一个 App 里和真实玩家放心交易。",
  hosts: ["mima.example", "mima-app.example"],
  canonicalFor: "rest",
  app: exampleApp("mima", FEATURES_FOR.market),
  company: {
    name: "示例密马网络科技有限公司",
    address: "示例省示例市高新区样例路 18 号 6 层",
    licence: "示ICP备00000001号-1",
    email: "service@mima.example",
  },
  theme: {
    primary: "#0a7d5c",
    primaryStrong: "#086449",
    tint: "#e9f6f1",
    ground: "#f4f8f6",
    ink: "#12241e",
    accent: "#c5360c",
    spark: "#f2c14e",
  },
  // A knight whose eye is a keyhole.
  mark: "M5.16 22.5C4.96 18.79 5.99 16.12 8.25 13.85 9.9 12.21 10.52 11.18 10.31 9.94L6.61 12.41C5.78 12.93 4.96 12.72 4.34 12L3.31 10.56C2.8 9.84 2.9 9.01 3.52 8.4L8.46 3.97 9.08 1.5 11.75 3.15C17.31 3.76 21.02 7.88 21.02 14.26 21.02 17.35 20.4 19.82 19.37 22.5ZM13.85 14.39L12.86 18.08C12.81 18.28 12.89 18.38 13.09 18.38H15.77C15.97 18.38 16.05 18.28 16 18.08L15.01 14.39C15.86 14.14 16.49 13.35 16.49 12.41 16.49 11.27 15.57 10.35 14.43 10.35 13.29 10.35 12.37 11.27 12.37 12.41 12.37 13.35 12.99 14.14 13.85 14.39Z",
  sellFeePercent: 5,
  landings: [
    indexM,
    indexMRent,
    indexMM,
    gameshop,
    aboutUs,
    download,
    ...agreementPages("", "", {
      privacy: "我们收集哪些信息、为什么要、保存多久，以及你怎样查看、更正和删除。",
      user: "买卖账号、租号、购买卡密和代练时，你和我们各自的权利与责任。",
    }),
  ],
};
