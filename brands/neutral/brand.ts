import { download } from "../mima/download";
import type { Brand } from "../types";

/** Shown on unknown hosts: an unbranded download page without a license number (product §10.3). */
export const neutral: Brand = {
  key: "neutral",
  name: "游戏交易市场",
  slogan: "账号、租号、点卡与代练的交易 App。",
  hosts: [],
  rootPage: {
    ...download,
    route: "/",
    kind: "info",
    title: "下载游戏交易市场 App",
    headline: "下载游戏交易市场 App",
    subline: "账号、租号、点卡与代练，都在手机上成交。",
  },
  company: { name: "游戏交易市场", address: "", licence: "" },
  theme: {
    primary: "#35587f",
    primaryStrong: "#274463",
    tint: "#eef3f8",
    ground: "#f5f7f9",
    ink: "#1a2430",
    accent: "#c2410c",
    spark: "#9cc3ea",
  },
  mark: "M4 9.5 12 3 20 9.5V20.5H14.6V14.2H9.4V20.5H4Z",
  landings: [],
};
