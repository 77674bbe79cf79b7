import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexJyb } from "./index-jyb";

/** 交易宝: the money rests with the platform. */
export const jiaoyibao: Brand = {
  key: "jiaoyibao",
  name: "交易宝",
  slogan: "大额交易先想退路：钱押在平台，条款写在单上。",
  hosts: ["jiaoyibao.example"],
  assortment: { kinds: ["account", "item"] },
  app: { features: FEATURES_FOR.market },
  company: {
    name: "示例交易宝担保服务有限公司",
    address: "示例省示例市印章区公证路 1 号",
    licence: "示ICP备00000042号-1",
    phone: "000-0000-0042",
  },
  theme: {
    primary: "#8d1a1e",
    primaryStrong: "#6b050f",
    tint: "#f9efda",
    ground: "#fbf6ed",
    ink: "#2e100e",
    accent: "#855907",
    spark: "#f4cc64",
  },
  // An ingot.
  mark: "M1.5 8.11C3.44 7.92 5.19 8.69 6.56 10.44 7.14 7.33 9.08 5.39 12 5.39 14.92 5.39 16.86 7.33 17.44 10.44 18.81 8.69 20.56 7.92 22.5 8.11 22.5 14.14 19.78 18.61 15.5 18.61H8.5C4.22 18.61 1.5 14.14 1.5 8.11ZM7.28 11.18C7.15 11.03 6.96 10.93 6.75 10.93 6.37 10.93 6.07 11.24 6.07 11.61 6.07 11.82 6.16 12 6.3 12.13 7.1 12.93 8.11 13.35 9.22 13.6 11.13 14.04 13.24 14.02 15.13 13.52 16.11 13.26 16.98 12.84 17.7 12.12 17.84 12 17.93 11.82 17.93 11.61 17.93 11.24 17.63 10.93 17.25 10.93 17.04 10.93 16.85 11.03 16.72 11.18 16.13 11.8 15.3 12.09 14.48 12.27 12.88 12.64 11.12 12.64 9.52 12.27 8.7 12.09 7.87 11.8 7.28 11.18Z",
  landings: [indexJyb],
};
