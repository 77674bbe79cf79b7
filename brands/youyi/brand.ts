import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexY } from "./index-y";

/** 游易: trading made short. */
export const youyi: Brand = {
  key: "youyi",
  name: "游易",
  slogan: "怕麻烦的人用游易：从看中到到手，步骤少一半。",
  hosts: ["youyi.example"],
  assortment: { kinds: ["card-key", "top-up", "account"] },
  app: { features: FEATURES_FOR.market },
  company: {
    name: "示例游易交易服务有限公司",
    address: "示例省范例市平路区顺风街 11 号",
    licence: "示ICP备00000017号-1",
    email: "ok@youyi.example",
  },
  theme: {
    primary: "#077a89",
    primaryStrong: "#075864",
    tint: "#ddfafb",
    ground: "#eefbfb",
    ink: "#10252c",
    accent: "#cc272e",
    spark: "#e2f074",
  },
  // Two arrows that pass.
  mark: "M2.55 9.69C1.97 9.69 1.5 9.22 1.5 8.64V6.96C1.5 6.38 1.97 5.91 2.55 5.91H13.26V3.07C13.26 2.44 13.53 2.29 14.07 2.62L21.69 7.31C22.23 7.64 22.23 7.96 21.69 8.29L17.02 11.16H13.26V9.69ZM21.45 14.31C22.03 14.31 22.5 14.78 22.5 15.36V17.04C22.5 17.62 22.03 18.09 21.45 18.09H10.74V20.93C10.74 21.56 10.47 21.71 9.93 21.38L2.31 16.69C1.77 16.36 1.77 16.04 2.31 15.71L6.98 12.84H10.74V14.31Z",
  landings: [indexY],
};
