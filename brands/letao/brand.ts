import { agreementPages } from "../agreement-pages";
import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexLt } from "./index-lt";

/** 乐淘: for bargain hunters. */
export const letao: Brand = {
  key: "letao",
  name: "乐淘",
  slogan: "爱捡漏的玩家看这里：降价、限时、拼团，一页刷完。",
  hosts: ["letao.example"],
  assortment: { kinds: ["account", "card-key", "item"] },
  app: { features: FEATURES_FOR.market },
  company: {
    name: "示例乐淘电子商务有限公司",
    address: "示例省范例市花市区淘金里 66 号",
    licence: "示ICP备00000009号-1",
    phone: "000-0000-0009",
  },
  theme: {
    primary: "#cd175a",
    primaryStrong: "#9a0340",
    tint: "#feeaf2",
    ground: "#fef3f8",
    ink: "#311420",
    accent: "#5e45cd",
    spark: "#a0f7d1",
  },
  // A peach.
  mark: "M21.22 12.46C21.53 17.38 17.12 20.66 12 22.5 6.88 20.66 2.47 17.38 2.78 12.46 3.19 6.31 9.54 5.29 12 8.16 14.46 5.29 20.81 6.31 21.22 12.46ZM12.2 5.7C13.02 2.42 16.51 .78 20.61 1.8 19.58 5.29 15.89 6.93 12.2 5.7ZM6.26 2.01C8.72 2.01 10.57 3.44 10.98 5.49 8.31 5.7 6.26 4.26 6.26 2.01ZM12.41 8.59C12.3 8.51 12.15 8.46 12 8.46 11.6 8.46 11.28 8.78 11.28 9.18 11.28 9.44 11.42 9.66 11.62 9.79 12.14 10.13 12.62 10.52 13.02 11 14.78 13.12 14.49 16 13.05 18.2 12.97 18.31 12.92 18.45 12.92 18.61 12.92 19 13.24 19.32 13.64 19.32 13.9 19.32 14.12 19.19 14.25 18.98 15.95 16.37 16.29 12.99 14.36 10.38 13.82 9.66 13.16 9.09 12.41 8.59Z",
  mallUrl: "https://mall.letao.example/",
  landings: [
    indexLt,
    ...agreementPages("/lt", "乐淘", {
      privacy: "乐淘怎样用浏览记录推荐降价商品，不想被推荐时在哪里关。",
      user: "拼团、限时价和优惠券的使用规则，以及乐淘和卖家各自承担什么。",
    }),
  ],
};
