import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexDD } from "./index-d-d";

/** 点点代练: hire a booster and watch the climb. */
export const diandian: Brand = {
  key: "diandian",
  name: "点点代练",
  slogan: "段位交给认证代练，价格先算清，未接单随时退。",
  hosts: ["diandian.example", "ddian.example"],
  assortment: { kinds: ["boost", "top-up", "account"] },
  canonicalFor: { kinds: ["boost"] },
  app: exampleApp("diandian", FEATURES_FOR.boost),
  company: {
    name: "示例点点电竞服务有限公司",
    address: "示例省范例市东湖区段位大道 99 号 11 层",
    licence: "示ICP备00000003号-1",
    email: "hello@diandian.example",
    phone: "000-0000-0003",
  },
  theme: {
    primary: "#2f46e0",
    primaryStrong: "#2433ad",
    tint: "#eef0ff",
    ground: "#f6f7fc",
    ink: "#12163a",
    accent: "#c9264b",
    spark: "#c6f135",
  },
  // Two dots that climb a step each.
  mark: "M2 17.2H8.4V11.6H14.8V6H22V9.4H18.2V15H11.8V20.6H2ZM5.2 8.4A2.6 2.6 0 1 0 5.2 13.6 2.6 2.6 0 1 0 5.2 8.4ZM11.4 2.6A2.6 2.6 0 1 0 11.4 7.8 2.6 2.6 0 1 0 11.4 2.6Z",
  landings: [indexDD],
};
