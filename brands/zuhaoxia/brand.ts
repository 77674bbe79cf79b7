import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexZhx } from "./index-zhx";

/** 租号侠: settles quarrels about deposits. */
export const zuhaoxia: Brand = {
  key: "zuhaoxia",
  name: "租号侠",
  slogan: "押金被扣得不明不白？这里看证据说话，裁决之前一分不扣。",
  hosts: ["zuhaoxia.example"],
  assortment: { kinds: ["rent"], games: ["九霄长歌", "赤线突击", "曜日战歌", "巅峰十一人"] },
  app: exampleApp("zuhaoxia", FEATURES_FOR.rent),
  company: {
    name: "示例租号侠仲裁服务有限公司",
    address: "示例省示例市竹林区侠客巷 11 号",
    licence: "示ICP备00000064号-1",
    phone: "000-0000-0064",
  },
  theme: {
    primary: "#05374f",
    primaryStrong: "#00273b",
    tint: "#e3edf1",
    ground: "#eef3f4",
    ink: "#03131f",
    accent: "#c90e1f",
    spark: "#fc8c86",
  },
  // A straw hat and a drawn sword.
  mark: "M12 2.37C14.92 5.49 18.81 8.21 22.5 9.57 22.11 10.93 17.25 11.71 12 11.71 6.75 11.71 1.89 10.93 1.5 9.57 5.19 8.21 9.08 5.49 12 2.37ZM6.94 12.68C10.06 13.26 13.94 13.26 17.06 12.68 17.1 14.1 17.02 15.36 16.81 16.47 13.71 17.25 10.29 17.25 7.19 16.47 6.98 15.36 6.9 14.1 6.94 12.68ZM12 21.63C9.85 21.63 8.28 20.23 7.5 17.71 10.41 18.39 13.59 18.39 16.5 17.71 15.72 20.23 14.15 21.63 12 21.63ZM9.67 15.69C10.15 15.69 10.54 15.3 10.54 14.82 10.54 14.34 10.15 13.94 9.67 13.94 9.18 13.94 8.79 14.34 8.79 14.82 8.79 15.3 9.18 15.69 9.67 15.69ZM14.33 15.69C14.82 15.69 15.21 15.3 15.21 14.82 15.21 14.34 14.82 13.94 14.33 13.94 13.85 13.94 13.46 14.34 13.46 14.82 13.46 15.3 13.85 15.69 14.33 15.69ZM17.44 18.12L21.53 16.57 20.36 18.71 22.31 20.26Z",
  landings: [indexZhx],
};
