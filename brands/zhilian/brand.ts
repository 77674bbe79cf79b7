import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexZhilian } from "./index-zhilian";

/** 智练: boosters chosen by their numbers. */
export const zhilian: Brand = {
  key: "zhilian",
  name: "智练",
  slogan: "不听吹，看数：星数、工时、价格，下单前逐级列清。",
  hosts: ["zhilian.example"],
  root: { redirect: "/index_zhilian" },
  assortment: { kinds: ["boost", "top-up"] },
  app: {
    iosUrl: "https://apps.example/ios/zhilian",
    androidUrl: "https://apps.example/android/zhilian",
    universalUrl: "https://apps.example/zhilian",
    features: FEATURES_FOR.boost,
  },
  company: {
    name: "示例智练数据电竞有限公司",
    address: "示例省范例市算法区曲线路 61 号",
    licence: "示ICP备00000057号-1",
    email: "data@zhilian.example",
  },
  theme: {
    primary: "#01585f",
    primaryStrong: "#023f45",
    tint: "#d9f0f3",
    ground: "#eaf4f5",
    ink: "#02171c",
    accent: "#ca223c",
    spark: "#60faee",
  },
  // Bars and a line that climbs.
  mark: "M2.83 22.5C2.32 22.5 1.9 22.08 1.9 21.57V17.04C1.9 16.53 2.32 16.11 2.83 16.11H4.89C5.4 16.11 5.82 16.53 5.82 17.04V21.57C5.82 22.08 5.4 22.5 4.89 22.5ZM8.39 22.5C7.88 22.5 7.47 22.08 7.47 21.57V14.16C7.47 13.64 7.88 13.23 8.39 13.23H10.45C10.97 13.23 11.38 13.64 11.38 14.16V21.57C11.38 22.08 10.97 22.5 10.45 22.5ZM13.96 22.5C13.45 22.5 13.03 22.08 13.03 21.57V15.6C13.03 15.09 13.45 14.67 13.96 14.67H16.02C16.53 14.67 16.95 15.09 16.95 15.6V21.57C16.95 22.08 16.53 22.5 16.02 22.5ZM19.52 22.5C19.01 22.5 18.59 22.08 18.59 21.57V11.06C18.59 10.55 19.01 10.14 19.52 10.14H21.17C21.68 10.14 22.1 10.55 22.1 11.06V21.57C22.1 22.08 21.68 22.5 21.17 22.5ZM7.84 6.11C8.02 5.96 8.25 5.86 8.5 5.86 8.7 5.86 8.88 5.92 9.04 6.02L12.92 8.49 17.79 3.93 16.06 2.07C15.83 1.82 15.88 1.68 16.22 1.67L21.38 1.5C21.72 1.49 21.87 1.65 21.84 2L21.32 7.15C21.29 7.49 21.16 7.54 20.92 7.29L19.13 5.36 13.7 10.44C13.53 10.6 13.29 10.7 13.03 10.7 12.83 10.7 12.65 10.64 12.49 10.54L8.6 8.06 3.59 12.51C3.41 12.67 3.19 12.76 2.93 12.76 2.39 12.76 1.96 12.33 1.96 11.79 1.96 11.49 2.08 11.23 2.29 11.05Z",
  landings: [
    {
      route: "/index_zhilian",
      kind: "boost",
      title: "智练 · 按段位算价的代练 App",
      headline: "看数据，再代练",
      subline: "每一级几颗星、约几小时、多少钱，都由服务器算好列成一张表。没人接单，随时退。",
      ...indexZhilian,
    },
  ],
};
