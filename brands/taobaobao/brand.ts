import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { aboutus } from "./aboutus";
import { BAG_PRIVACY } from "./bag-privacy";
import { BAG_USER } from "./bag-user";
import { indexTbb } from "./index-tbb";

/** 淘包包: bags, not games: the second brand. */
export const taobaobao: Brand = {
  key: "taobaobao",
  name: "淘包包",
  slogan: "闲着的包别压箱底：鉴定、定价、寄卖，一次上门就办好。",
  hosts: ["taobaobao.example", "tbb.example"],
  assortment: { kinds: [] },
  app: { features: FEATURES_FOR.visit },
  company: {
    name: "示例淘包包二手贸易有限公司",
    address: "示例省样本市衣橱区皮扣路 36 号 2 层",
    licence: "示ICP备00000043号-1",
    email: "bag@taobaobao.example",
  },
  theme: {
    primary: "#814720",
    primaryStrong: "#622f09",
    tint: "#fbeae8",
    ground: "#fbf3f2",
    ink: "#2a1b16",
    accent: "#913147",
    spark: "#f9c5c8",
  },
  // A handbag.
  mark: "M8.7 2.99C9.12 2.56 9.61 2.19 10.16 1.93 10.59 1.72 11.05 1.58 11.52 1.53 14.25 1.21 16.19 3.54 16.98 5.88 17.26 6.71 17.43 7.57 17.52 8.43H19.77L20.87 13.68H14.73V13.05C14.73 12.35 14.17 11.79 13.47 11.79H10.53C9.83 11.79 9.27 12.35 9.27 13.05V13.68H3.13L4.23 8.43H6.48C6.69 6.43 7.29 4.45 8.7 2.99ZM21.14 14.94L22.29 20.4C22.35 20.94 22.18 21.47 21.82 21.87 21.45 22.28 20.94 22.5 20.4 22.5H3.6C3.06 22.5 2.55 22.28 2.18 21.87 1.82 21.47 1.65 20.94 1.71 20.4L2.86 14.94H9.27V15.57C9.27 16.27 9.83 16.83 10.53 16.83H13.47C14.17 16.83 14.73 16.27 14.73 15.57V14.94ZM15.28 7.15C14.86 5.5 13.6 3.06 11.5 3.55 11.25 3.61 11.01 3.72 10.78 3.85 10.46 4.05 10.18 4.31 9.93 4.6 9.04 5.66 8.64 7.04 8.48 8.43H15.52C15.46 8 15.39 7.57 15.28 7.15ZM11.16 15.57C10.81 15.57 10.53 15.29 10.53 14.94V13.68C10.53 13.33 10.81 13.05 11.16 13.05H12.84C13.19 13.05 13.47 13.33 13.47 13.68V14.94C13.47 15.29 13.19 15.57 12.84 15.57Z",
  agreements: { privacy: BAG_PRIVACY, user: BAG_USER },
  mallUrl: "https://mall.taobaobao.example/",
  landings: [indexTbb, aboutus],
};
