import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexMhg } from "./index-mhg";

/** 卖号哥: an expert who advises you. */
export const maihaoge: Brand = {
  key: "maihaoge",
  name: "卖号哥",
  slogan: "卖号有不懂的，问哥；哥只说实在话。",
  hosts: ["maihaoge.example"],
  assortment: { kinds: ["account"], games: ["赤线突击", "孤屿行动", "极漂纪元", "巅峰十一人"] },
  app: { features: FEATURES_FOR.accounts },
  company: {
    name: "示例卖号哥经纪服务有限公司",
    address: "示例省范例市车间区实在路 77 号",
    licence: "示ICP备00000053号-1",
    email: "bro@maihaoge.example",
  },
  theme: {
    primary: "#424a1f",
    primaryStrong: "#2e350d",
    tint: "#edefdc",
    ground: "#f3f4ec",
    ink: "#191c0f",
    accent: "#b44900",
    spark: "#ffa65e",
  },
  // A man in a cap.
  mark: "M12 1.7C15.92 1.7 19.16 4.3 19.62 8.37H21.19C21.91 8.37 22.5 8.95 22.5 9.68 22.5 10.4 21.91 10.99 21.19 10.99H19.07V10.89H4.93V10.99H2.81C2.09 10.99 1.5 10.4 1.5 9.68 1.5 8.95 2.09 8.37 2.81 8.37H4.38C4.84 4.3 8.08 1.7 12 1.7ZM18.46 15.23C18.46 19.67 15.63 22.3 12 22.3 8.37 22.3 5.54 19.67 5.54 15.23V11.9H18.46ZM11.99 6.75L12 6.76 12.01 6.75V2.71L12 2.71 11.99 2.71ZM9.17 15.38C9.81 15.38 10.33 14.86 10.33 14.22 10.33 13.58 9.81 13.06 9.17 13.06 8.53 13.06 8.01 13.58 8.01 14.22 8.01 14.86 8.53 15.38 9.17 15.38ZM14.83 15.38C15.47 15.38 15.99 14.86 15.99 14.22 15.99 13.58 15.47 13.06 14.83 13.06 14.19 13.06 13.67 13.58 13.67 14.22 13.67 14.86 14.19 15.38 14.83 15.38ZM12 18.46C13.01 19.07 14.83 19.27 16.44 18.06 15.03 16.44 13.01 16.64 12 17.45 10.99 16.64 8.97 16.44 7.56 18.06 9.17 19.27 10.99 19.07 12 18.46Z",
  sellFeePercent: 4,
  landings: [indexMhg],
};
