import type { PageSystem } from "../../pages/screen";

/** Explains the cashier's pages. */
export const CASHIER: Pick<PageSystem, "name" | "caption"> = {
  name: "演示支付",
  caption: {
    lead: "扫码之后的收银台",
    steps: [
      "在电脑上下单，用手机打开二维码",
      "在这里确认付款，或者试试付款失败",
      "付款结果由支付渠道通知商户",
    ],
    note: "演示环境：不会产生真实的付款。",
  },
};
