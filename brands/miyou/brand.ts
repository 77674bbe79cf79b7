import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { miYou } from "./mi-you";

/** 密友: a team mate to talk to. */
export const miyou: Brand = {
  key: "miyou",
  name: "密友",
  slogan: "两个人玩，比一个人有意思：双排的号、陪打的人、送得出手的礼物。",
  hosts: ["miyou.example"],
  assortment: { kinds: ["rent", "boost", "item"] },
  app: { features: FEATURES_FOR.play },
  company: {
    name: "示例密友社交科技有限公司",
    address: "示例省样本市月牙区悄悄话路 20 号",
    licence: "示ICP备00000015号-1",
    email: "love@miyou.example",
  },
  theme: {
    primary: "#af3679",
    primaryStrong: "#87195a",
    tint: "#faeafd",
    ground: "#fbf4fd",
    ink: "#2c162a",
    accent: "#c51a38",
    spark: "#d5c2fb",
  },
  // Two bubbles, a heart between.
  mark: "M1.5 8.13C1.5 4.61 4.82 1.75 8.91 1.75 12.76 1.75 15.93 4.28 16.29 7.51 16 7.48 15.7 7.47 15.4 7.47 10.85 7.47 7.16 10.62 7.16 14.52 7.16 14.59 7.16 14.66 7.16 14.73L3.33 16.22C3.07 16.32 2.97 16.23 3.02 15.96L3.68 12.66C2.33 11.5 1.5 9.9 1.5 8.13ZM8.29 14.52C8.29 11.16 11.47 8.44 15.4 8.44 19.32 8.44 22.5 11.16 22.5 14.52 22.5 16.14 21.76 17.61 20.55 18.7L21.55 21.95C21.64 22.21 21.54 22.3 21.28 22.22L15.71 20.58C15.6 20.59 15.5 20.59 15.4 20.59 11.47 20.59 8.29 17.87 8.29 14.52ZM18.38 12.77C17.66 11.43 15.91 11.63 15.4 12.97 14.88 11.63 13.13 11.43 12.41 12.77 11.59 14.41 12.93 15.85 15.4 17.19 17.87 15.85 19.21 14.41 18.38 12.77Z",
  landings: [miYou],
};
