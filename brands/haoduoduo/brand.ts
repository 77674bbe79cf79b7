import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexHdd } from "./index-hdd";

/** 号多多: plenty, and fine sieves. */
export const haoduoduo: Brand = {
  key: "haoduoduo",
  name: "号多多",
  slogan: "选择困难也不怕：号多，筛得更细。",
  hosts: ["haoduoduo.example"],
  assortment: { kinds: ["account", "item"] },
  app: exampleApp("haoduoduo", FEATURES_FOR.accounts),
  company: {
    name: "示例号多多电子商务有限公司",
    address: "示例省示例市粮仓区满斗路 100 号",
    licence: "示ICP备00000026号-1",
    email: "more@haoduoduo.example",
  },
  theme: {
    primary: "#9c2892",
    primaryStrong: "#780770",
    tint: "#ffe9f4",
    ground: "#fef4f9",
    ink: "#2d142f",
    accent: "#c11435",
    spark: "#fed89a",
  },
  // Cards fanned out.
  mark: "M9.86 16.88C9.17 16.88 8.61 16.32 8.61 15.63V6.54C8.61 5.85 9.17 5.29 9.86 5.29H14.14C14.83 5.29 15.39 5.85 15.39 6.54V15.63C15.39 16.32 14.83 16.88 14.14 16.88ZM11.18 10.17L9.68 10.99 11.18 11.81 12 13.31 12.82 11.81 14.32 10.99 12.82 10.17 12 8.68ZM7.92 18.54C7.32 18.89 6.56 18.68 6.21 18.09L1.67 10.21C1.32 9.62 1.53 8.85 2.12 8.51L5.83 6.37C6.43 6.02 7.19 6.23 7.53 6.83L7.72 7.15V15.99C7.72 16.9 8.4 17.65 9.28 17.76ZM16.47 6.83C16.81 6.23 17.57 6.02 18.17 6.37L21.88 8.51C22.47 8.85 22.68 9.62 22.33 10.21L17.79 18.09C17.44 18.68 16.68 18.89 16.08 18.54L14.72 17.76C15.6 17.65 16.28 16.9 16.28 15.99V7.15Z",
  sellFeePercent: 4.5,
  landings: [indexHdd],
};
