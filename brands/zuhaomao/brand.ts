import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexZhm } from "./index-zhm";

/** 租号猫: quiet nights. */
export const zuhaomao: Brand = {
  key: "zuhaomao",
  name: "租号猫",
  slogan: "家里人睡了你才有空玩：夜里租号，安安静静。",
  hosts: ["zuhaomao.example"],
  assortment: {
    kinds: ["rent"],
    games: ["九霄长歌", "浮空纪行", "灵契牌谱", "方屿物语", "孤屿行动"],
  },
  app: { features: FEATURES_FOR.rent },
  company: {
    name: "示例租号猫夜间服务有限公司",
    address: "示例省示例市屋檐区月光路 23 号",
    licence: "示ICP备00000046号-1",
    email: "meow@zuhaomao.example",
  },
  theme: {
    primary: "#323065",
    primaryStrong: "#221f4e",
    tint: "#ebebfe",
    ground: "#f2f3fb",
    ink: "#111029",
    accent: "#a35302",
    spark: "#f9e596",
  },
  // A cat on the crescent moon.
  mark: "M1.68 11.89C1.68 6.76 5.33 2.48 10.17 1.5 8.41 3.19 7.31 5.58 7.31 8.22 7.31 11.89 9.44 15.06 12.53 16.58 12.57 17.08 12.64 17.6 12.74 18.15L20.27 18.88C18.33 21.1 15.47 22.5 12.29 22.5 6.43 22.5 1.68 17.75 1.68 11.89ZM13.37 17.52C12.72 13.84 13.59 11.25 15.54 9.95 14.67 8.43 14.56 6.92 14.89 5.4V1.94L17.27 3.89H19.43L21.81 1.94V5.62C22.25 8.43 21.6 9.51 20.51 10.38 22.25 12.33 22.68 14.92 22.03 18.39Z",
  landings: [indexZhm],
};
