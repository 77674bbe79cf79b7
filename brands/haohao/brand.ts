import { agreementPages } from "../agreement-pages";
import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { haohaoPage } from "./haohao";

/** 好号: accounts with a history. */
export const haohao: Brand = {
  key: "haohao",
  name: "好号",
  slogan: "买号先问来历：谁注册的、换过几次手、验过没有。",
  hosts: ["haohao.example"],
  assortment: { kinds: ["account"], games: ["曜日战歌", "九霄长歌", "方屿物语", "灵契牌谱"] },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例好号信息技术有限公司",
    address: "示例省示例市古城区青瓷街 9 号",
    licence: "示ICP备00000008号-1",
    email: "care@haohao.example",
  },
  theme: {
    primary: "#1d44a3",
    primaryStrong: "#0c2c81",
    tint: "#e6f2fb",
    ground: "#f2f8fc",
    ink: "#111c34",
    accent: "#a03317",
    spark: "#bee9d9",
  },
  // A porcelain vase with a band.
  mark: "M8.91 1.5H15.09C15.6 1.5 16.01 1.91 16.01 2.43 16.01 2.94 15.6 3.35 15.09 3.35 14.57 5.41 15.29 6.65 16.94 7.88 17.77 8.53 18.4 9.3 18.82 10.15H5.18C5.6 9.3 6.23 8.53 7.06 7.88 8.71 6.65 9.43 5.41 8.91 3.35 8.4 3.35 7.99 2.94 7.99 2.43 7.99 1.91 8.4 1.5 8.91 1.5ZM16.53 19.41V21.68C16.53 22.13 16.16 22.5 15.71 22.5H8.29C7.84 22.5 7.47 22.13 7.47 21.68V19.41C7.18 19.15 6.9 18.87 6.65 18.59H17.35C17.1 18.87 16.82 19.15 16.53 19.41ZM4.71 11.38H19.29C19.81 13.31 19.44 15.47 18.27 17.35H5.73C4.56 15.47 4.19 13.31 4.71 11.38ZM9.32 14.37C9.32 15.4 10.35 16.32 12 16.32 13.65 16.32 14.68 15.4 14.68 14.37 14.68 13.34 13.65 12.41 12 12.41 10.35 12.41 9.32 13.34 9.32 14.37Z",
  sellFeePercent: 5,
  landings: [
    haohaoPage,
    ...agreementPages("/haohao", "好号", {
      privacy: "验号要核对哪些资料、核对完留不留底，好号在这里逐项说明。",
      user: "卖家要保证什么、买家能追究什么，好号怎样居中处理，请逐条阅读。",
    }),
  ],
};
