import type { LandingLayout } from "../landing-layout";

/** 卖号网: the prices of the whole net on one board. */
export const indexMhw: LandingLayout = {
  layout: "quotation",
  surface: "primary",
  pattern: "hex",
  board: "各游戏账号，此刻的标价",
  latest: "邻居们在卖",
  notes: [
    { name: "价从哪里来", text: "架上账号的标价，最低、居中、最高各取一个，点开就是那个号。" },
    { name: "同时在别处卖", text: "可以，但卖掉了要马上下架，别让付款的人扑空。" },
    { name: "多久收到钱", text: "货款先由平台保管，买家确认收货之后放给你。" },
  ],
};
