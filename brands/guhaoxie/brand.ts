import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexGuhaoxie } from "./index-guhaoxie";

/** 估号蟹: two claws, one price. */
export const guhaoxie: Brand = {
  key: "guhaoxie",
  name: "估号蟹",
  slogan: "最高能卖多少、最低别低于多少，两只钳子夹给你看。",
  hosts: ["guhaoxie.example"],
  assortment: {
    kinds: ["account", "rent", "card-key", "item"],
    games: ["曜日战歌", "九霄长歌", "极漂纪元", "巅峰十一人", "赤线突击", "灵契牌谱"],
  },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例估号蟹评估科技有限公司",
    address: "示例省示例市砝码区称重路 64 号",
    licence: "示ICP备00000066号-1",
    phone: "000-0000-0066",
  },
  theme: {
    primary: "#026789",
    primaryStrong: "#034a63",
    tint: "#fceedb",
    ground: "#fcf6ed",
    ink: "#041d2a",
    accent: "#c33c00",
    spark: "#fd9f7e",
  },
  // Two claws that hold one coin.
  mark: "M9.4 13.7C9.4 16.1 10 17.7 11.4 18.7L8.6 22.5C3.4 21.1 1.2 16.7 1.6 11.5 1.9 6.7 4.6 2.7 9.6 1.5 8.6 3.1 8.4 4.3 8.8 5.7 6.8 7.7 6.4 9.9 7.2 11.7ZM16.8 11.7C17.6 9.9 17.2 7.7 15.2 5.7 15.6 4.3 15.4 3.1 14.4 1.5 19.4 2.7 22.1 6.7 22.4 11.5 22.8 16.7 20.6 21.1 15.4 22.5L12.6 18.7C14 17.7 14.6 16.1 14.6 13.7ZM8.82 11.34C8.47 10.98 8.47 10.42 8.82 10.06L11.36 7.52C11.72 7.17 12.28 7.17 12.64 7.52L15.18 10.06C15.53 10.42 15.53 10.98 15.18 11.34L12.64 13.88C12.28 14.23 11.72 14.23 11.36 13.88Z",
  sellFeePercent: 4.5,
  landings: [indexGuhaoxie],
};
