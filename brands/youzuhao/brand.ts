import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexUzh } from "./index-uzh";

/** 优租号: every account checked before it is listed. */
export const youzuhao: Brand = {
  key: "youzuhao",
  name: "优租号",
  slogan: "租号怕踩坑的人：段位、皮肤、押金逐项写着，看清再租。",
  hosts: ["youzuhao.example"],
  root: { redirect: "/index_uzh" },
  assortment: {
    kinds: ["rent"],
    games: ["九霄长歌", "浮空纪行", "极漂纪元", "曜日战歌", "孤屿行动"],
  },
  canonicalFor: { kinds: ["rent"], games: ["九霄长歌", "浮空纪行", "极漂纪元"] },
  app: { features: FEATURES_FOR.rent },
  company: {
    name: "示例优租品质服务有限公司",
    address: "示例省示例市标尺区验货路 33 号",
    licence: "示ICP备00000028号-1",
    phone: "000-0000-0028",
  },
  theme: {
    primary: "#045063",
    primaryStrong: "#003949",
    tint: "#e2f4fa",
    ground: "#f1f8fb",
    ink: "#061e27",
    accent: "#88570a",
    spark: "#f3d173",
  },
  // A rosette that has passed.
  mark: "M12 1.5L13.8 2.87 16.03 2.58 16.91 4.66 18.99 5.53 18.7 7.77 20.07 9.57 18.7 11.36 18.99 13.6 16.91 14.47 16.03 16.55 13.8 16.27 12 17.64 10.2 16.27 7.97 16.55 7.09 14.47 5.01 13.6 5.3 11.36 3.93 9.57 5.3 7.77 5.01 5.53 7.09 4.66 7.97 2.58 10.2 2.87ZM11.04 12.45L11.79 13.12 16.59 7.75C16.75 7.57 16.85 7.33 16.85 7.07 16.85 6.51 16.4 6.06 15.84 6.06 15.54 6.06 15.27 6.19 15.09 6.4L11 10.98 9.06 9.05 7.64 10.47 10.33 13.16ZM10.54 17.52L8.46 22.36C8.39 22.54 8.3 22.55 8.21 22.38L7.14 20.39C7.05 20.22 6.91 20.14 6.72 20.17L4.22 20.48C4.03 20.5 3.97 20.43 4.04 20.25L6.11 14.9 6.51 15.06 7.48 17.39 9.99 17.07 10.55 17.5ZM19.96 20.25C20.03 20.43 19.97 20.5 19.78 20.48L17.28 20.17C17.09 20.14 16.95 20.22 16.86 20.39L15.79 22.38C15.7 22.55 15.61 22.54 15.54 22.36L13.46 17.52 13.45 17.5 14.01 17.07 16.52 17.39 17.49 15.06 17.89 14.9Z",
  landings: [
    {
      route: "/index_uzh",
      kind: "rent",
      title: "优租号 · 先看清再租的租号 App",
      headline: "先看清，再租",
      subline:
        "段位多少、皮肤几款、起租几小时、押多少钱，逐项写在商品页；租过的人怎么说，也在那里。",
      layout: indexUzh,
    },
  ],
};
