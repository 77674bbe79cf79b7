"use client";

import { CopyLink } from "@/components/ui/copy-link";
import { Dialog } from "@/components/ui/dialog";
import { QrSteps } from "@/components/ui/qr-steps";
import type { AccountOrder } from "@/lib/account/read-orders";

interface Props {
  order: AccountOrder;
  onClose: () => void;
}

const STEPS = ["用手机扫描二维码", "登录购买时的账号", "查看订单和卡密"];

/** QR code and link of the order page on the phone, the only place that shows the delivered goods. */
export function PhoneOrderDialog({ order, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="在手机上查看订单"
      width={400}
      description="卡密和交付内容只在手机上显示，请勿把二维码发给别人。"
    >
      <div className="space-y-4 pt-2">
        <QrSteps value={order.phoneLink} name="订单二维码" steps={STEPS} />
        <CopyLink label="订单链接" text={order.phoneLink} />
        <p className="figures text-center text-ink-3 text-xs">订单号 {order.orderNum}</p>
      </div>
    </Dialog>
  );
}
