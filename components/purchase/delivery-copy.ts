import type { Delivery } from "@/lib/purchase/delivery";

interface Words {
  /** What to do with the phone once an order is paid. */
  steps: readonly string[];
  /** Accessible name of the QR code that leads there. */
  qrCode: string;
  link: string;
  /** A paid order that is offered again, and its button. */
  offer: string;
  action: string;
}

/** What a paid order brings: a card secret at once, or a seller's delivery to follow. */
export const DELIVERY_COPY: Readonly<Record<Delivery, Words>> = {
  automatic: {
    steps: ["用手机扫描二维码", "登录购买时的账号", "在订单页领取卡密"],
    qrCode: "领取卡密二维码",
    link: "领取链接",
    offer: "已支付，可领取卡密",
    action: "领取卡密",
  },
  manual: {
    steps: ["用手机扫描二维码", "登录购买时的账号", "查看交付进度"],
    qrCode: "订单二维码",
    link: "订单链接",
    offer: "已支付，等待卖家交付",
    action: "查看订单",
  },
};
