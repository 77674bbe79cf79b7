import { exampleApp, FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { indexW } from "./index-w";

/** 玩号: change the account, change the game. */
export const wanhao: Brand = {
  key: "wanhao",
  name: "玩号",
  slogan: "一个游戏玩腻了，换个号就是新游戏。",
  hosts: ["wanhao.example"],
  assortment: { kinds: ["account", "rent"] },
  app: exampleApp("wanhao", FEATURES_FOR.market),
  company: {
    name: "示例玩号互娱科技有限公司",
    address: "示例省示例市霓虹区换装街 17 号",
    licence: "示ICP备00000012号-1",
    email: "play@wanhao.example",
  },
  theme: {
    primary: "#7a1fda",
    primaryStrong: "#5a0ca5",
    tint: "#f6ebff",
    ground: "#f9f5fd",
    ink: "#1d1333",
    accent: "#c7135e",
    spark: "#fea383",
  },
  // A joystick.
  mark: "M7.63 5.87C7.63 3.45 9.59 1.5 12 1.5 14.41 1.5 16.37 3.45 16.37 5.87 16.37 7.84 15.05 9.52 13.25 10.05V14.41C18.71 14.6 21.77 16.1 21.77 19.59V20.84C21.77 21.76 21.03 22.5 20.11 22.5H3.89C2.97 22.5 2.23 21.76 2.23 20.84V19.59C2.23 16.1 5.29 14.6 10.75 14.41V10.05C8.95 9.52 7.63 7.84 7.63 5.87ZM10.65 5.66C11.28 5.66 11.79 5.15 11.79 4.51 11.79 3.88 11.28 3.37 10.65 3.37 10.02 3.37 9.5 3.88 9.5 4.51 9.5 5.15 10.02 5.66 10.65 5.66ZM17.2 19.59C18.06 19.59 18.76 19.03 18.76 18.34 18.76 17.65 18.06 17.09 17.2 17.09 16.34 17.09 15.64 17.65 15.64 18.34 15.64 19.03 16.34 19.59 17.2 19.59Z",
  landings: [indexW],
};
