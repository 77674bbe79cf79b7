import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexMaihaoma } from "./index-maihaoma";

/** 卖号马: the money comes home fast. */
export const maihaoma: Brand = {
  key: "maihaoma",
  name: "卖号马",
  slogan: "卖号最怕等回款；每一站等多久，先说清楚。",
  hosts: ["maihaoma.example"],
  root: { redirect: "/index_maihaoma" },
  assortment: { kinds: ["account"], games: ["曜日战歌", "极漂纪元", "赤线突击", "九霄长歌"] },
  app: {
    iosUrl: "https://apps.example/ios/maihaoma",
    androidUrl: "https://apps.example/android/maihaoma",
    universalUrl: "https://apps.example/maihaoma",
    features: FEATURES_FOR.accounts,
  },
  company: {
    name: "示例卖号马物流信息有限公司",
    address: "示例省范例市驿马区快鞭路 19 号",
    licence: "示ICP备00000029号-1",
    email: "ride@maihaoma.example",
  },
  theme: {
    primary: "#793111",
    primaryStrong: "#5b1f02",
    tint: "#fdebdf",
    ground: "#fbf3ee",
    ink: "#2d160f",
    accent: "#066f4f",
    spark: "#a6eec6",
  },
  // A horse's head at full speed.
  mark: "M22.5 13.51L20.61 15.78C19.85 16.35 18.91 15.97 18.34 15.22L14.93 14.27C13.61 14.46 13.04 15.59 13.23 17.11L14.18 21.27H6.23C6.23 18.98 6.36 17.04 6.74 15.35 6.66 15.38 6.58 15.4 6.5 15.4L2.55 15.78C2.51 15.78 2.48 15.78 2.45 15.78 1.92 15.78 1.5 15.36 1.5 14.84 1.5 14.34 1.88 13.94 2.37 13.9L6.32 13.52C6.35 13.52 6.38 13.51 6.42 13.51 6.72 13.51 6.98 13.65 7.15 13.86 7.49 12.88 7.94 11.99 8.52 11.15 8.4 11.21 8.27 11.24 8.12 11.24 8.08 11.24 8.05 11.24 8.01 11.24L2.55 10.67C2.07 10.63 1.69 10.22 1.69 9.73 1.69 9.21 2.11 8.78 2.64 8.78 2.67 8.78 2.71 8.79 2.75 8.79L8.21 9.36C8.69 9.4 9.07 9.8 9.07 10.3 9.07 10.36 9.06 10.42 9.05 10.47L12.09 6.89 13.61 2.73 15.31 5.95C17.39 6.89 19.09 8.41 20.23 10.49ZM10.58 5.59C11.01 5.67 11.34 6.05 11.34 6.51 11.34 7.04 10.91 7.46 10.39 7.46 10.32 7.46 10.24 7.45 10.17 7.43L4.15 6.12C3.72 6.03 3.39 5.65 3.39 5.19 3.39 4.67 3.82 4.24 4.34 4.24 4.41 4.24 4.49 4.25 4.56 4.27ZM16.26 10.34C16.81 10.34 17.25 9.9 17.25 9.35 17.25 8.8 16.81 8.36 16.26 8.36 15.71 8.36 15.26 8.8 15.26 9.35 15.26 9.9 15.71 10.34 16.26 10.34Z",
  sellFeePercent: 6,
  landings: [
    {
      route: "/index_maihaoma",
      kind: "sell",
      title: "卖号马 · 货款有时限的卖号 App",
      headline: "货款快马送到家",
      subline: "买家付款先到平台，你交付、他确认，货款就放给你。每一站最多等多久，都写在下面。",
      ...indexMaihaoma,
    },
  ],
};
