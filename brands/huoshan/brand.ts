import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { huoshanRoot } from "./huoshan-root";
import { huoshanzuhao } from "./huoshanzuhao";

/** 火山租号: rent an account by the hour. */
export const huoshan: Brand = {
  key: "huoshan",
  name: "火山租号",
  slogan: "想玩的号，按小时租：上号快，押金明白退。",
  hosts: ["huoshan.example", "huoshanzuhao.example"],
  rootPage: huoshanRoot,
  assortment: { kinds: ["rent"], games: ["曜日战歌", "孤屿行动", "赤线突击", "九霄长歌"] },
  canonicalFor: { kinds: ["rent"], games: ["曜日战歌", "孤屿行动", "赤线突击"] },
  app: exampleApp("huoshan", FEATURES_FOR.rent),
  company: {
    name: "示例火山互动娱乐有限公司",
    address: "示例省样本市滨江区岩浆街 7 号 2 幢",
    licence: "示ICP备00000002号-1",
    phone: "000-0000-0002",
  },
  theme: {
    primary: "#c2340c",
    primaryStrong: "#9a2808",
    tint: "#fdf0ea",
    ground: "#faf6f4",
    ink: "#2a1712",
    accent: "#b3113c",
    spark: "#ffb347",
  },
  // A cone with its plume.
  mark: "M1.8 21.5 8.3 10.6H10.4L11.9 13.4 13.5 10.6H15.7L22.2 21.5ZM10.9 8.9C8.9 7.2 9.3 5 11.2 3.9 10.9 5 11.4 5.7 12.2 6 12 4.4 12.8 2.8 14.6 1.8 14.2 3.5 15.9 4.4 15.6 6.3 15.4 7.7 14.5 8.6 13.2 8.9Z",
  landings: [huoshanzuhao],
};
