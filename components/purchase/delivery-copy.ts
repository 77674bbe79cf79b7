import { ORDER_WORDS } from "@storefront/contract/labels/state-words";
import type { Delivery } from "@/lib/purchase/terms/delivery";

interface Copy {
  /** Steps on the phone once the order is paid. */
  steps: readonly string[];
  /** Accessible name of the QR code. */
  qrCode: string;
  link: string;
  /** Title and button of a paid order in the resume bar. */
  offer: string;
  action: string;
}

/** Texts of a paid order: a card secret at once, or a delivery by the seller. */
export const DELIVERY_COPY: Readonly<Record<Delivery, Copy>> = {
  automatic: {
    steps: ["用手机扫描二维码", "登录购买时的账号", "在订单页领取卡密"],
    qrCode: "领取卡密二维码",
    link: "领取链接",
    offer: `${ORDER_WORDS.paid}，可领取卡密`,
    action: "领取卡密",
  },
  manual: {
    steps: ["用手机扫描二维码", "登录购买时的账号", "查看交付进度"],
    qrCode: "订单二维码",
    link: "订单链接",
    offer: `${ORDER_WORDS.paid}，等待卖家交付`,
    action: "查看订单",
  },
};
