import { agreementPages } from "../agreement-pages";
import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { chengwanRoot } from "./chengwan-root";

/** 橙玩: an hour of play after work; the root is its one page besides the agreements. */
export const chengwan: Brand = {
  key: "chengwan",
  name: "橙玩",
  slogan: "给下班才有空玩的人：点卡、账号、代练，一顿饭的工夫办完。",
  hosts: ["chengwan.example"],
  rootPage: chengwanRoot,
  assortment: { kinds: ["card-key", "top-up", "account", "boost"] },
  app: { features: FEATURES_FOR.market },
  company: {
    name: "示例橙玩互动科技有限公司",
    address: "示例省示例市橙林区果园路 12 号 3 层",
    licence: "示ICP备00000004号-1",
    phone: "000-0000-0004",
  },
  theme: {
    primary: "#b05100",
    primaryStrong: "#813a02",
    tint: "#ffefde",
    ground: "#fff6ed",
    ink: "#311c0f",
    accent: "#b6143f",
    spark: "#ffd16b",
  },
  // An orange with a leaf, cut by a play sign.
  mark: "M3.29 13.79C3.29 9.06 7.06 5.2 11.77 5.08 11.89 5.34 12 5.61 12.1 5.89H12.1L12.11 5.89H12.11C12.01 5.61 11.9 5.34 11.78 5.08 11.85 5.08 11.93 5.08 12 5.08 12.2 5.08 12.41 5.09 12.61 5.1 13.32 2.61 15.8 1.27 19.5 1.53 19.23 3.87 17.9 5.38 15.92 6.01 18.76 7.44 20.71 10.39 20.71 13.79 20.71 18.6 16.81 22.5 12 22.5 7.19 22.5 3.29 18.6 3.29 13.79ZM9.87 17.13C9.87 17.74 10.13 17.89 10.65 17.57L16.08 14.26C16.6 13.95 16.6 13.63 16.08 13.32L10.65 10.01C10.13 9.69 9.87 9.84 9.87 10.45Z",
  landings: agreementPages("/c", "橙玩", {
    privacy: "下班登录的那一会儿，橙玩会用到你的哪些信息，又怎样保管它们。",
    user: "在橙玩下单、付款、退款时双方约定的规则，动手前请先看一遍。",
  }),
};
