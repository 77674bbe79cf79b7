import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexMaihaokuang } from "./index-maihaokuang";

/** 卖号狂: for studios that sell by the dozen. */
export const maihaokuang: Brand = {
  key: "maihaokuang",
  name: "卖号狂",
  slogan: "手里几十个号的工作室，开工前先看完这张行情表。",
  hosts: ["maihaokuang.example"],
  assortment: { kinds: ["account"] },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例卖号狂批发科技有限公司",
    address: "示例省范例市仓储区流水线路 200 号",
    licence: "示ICP备00000033号-1",
    email: "bulk@maihaokuang.example",
  },
  theme: {
    primary: "#9a05b4",
    primaryStrong: "#700684",
    tint: "#ebf7da",
    ground: "#fbf4fc",
    ink: "#200c28",
    accent: "#c9222b",
    spark: "#c6fb50",
  },
  // A whirlwind.
  mark: "M3 5.25C2.17 5.25 1.5 4.58 1.5 3.75 1.5 2.92 2.17 2.25 3 2.25H21C21.83 2.25 22.5 2.92 22.5 3.75 22.5 4.58 21.83 5.25 21 5.25ZM6 9.85C5.23 9.85 4.6 9.22 4.6 8.45 4.6 7.68 5.23 7.05 6 7.05H20.4C21.17 7.05 21.8 7.68 21.8 8.45 21.8 9.22 21.17 9.85 20.4 9.85ZM7.4 14.15C6.68 14.15 6.1 13.57 6.1 12.85 6.1 12.13 6.68 11.55 7.4 11.55H16.6C17.32 11.55 17.9 12.13 17.9 12.85 17.9 13.57 17.32 14.15 16.6 14.15ZM9.6 18.1C8.96 18.1 8.45 17.59 8.45 16.95 8.45 16.31 8.96 15.8 9.6 15.8H14.6C15.24 15.8 15.75 16.31 15.75 16.95 15.75 17.59 15.24 18.1 14.6 18.1ZM11.8 21.75C11.25 21.75 10.8 21.3 10.8 20.75 10.8 20.2 11.25 19.75 11.8 19.75H12.8C13.35 19.75 13.8 20.2 13.8 20.75 13.8 21.3 13.35 21.75 12.8 21.75Z",
  sellFeePercent: 3.5,
  landings: [indexMaihaokuang],
};
