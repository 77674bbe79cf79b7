"use client";

import { CopyLink } from "@/components/ui/copy-link";
import { Dialog } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { SERVICE_HOURS } from "@/lib/constants";

/** Why a visitor continues on the phone. */
export type PhoneReason = "order" | "contact" | "group";

const WORDS: Record<PhoneReason, { title: string; code: string; label: string; text: string }> = {
  order: {
    title: "扫码下单",
    code: "下单二维码",
    label: "下单链接",
    text: "用手机扫码打开这件商品，在手机上选好并付款。",
  },
  group: {
    title: "扫码拼团",
    code: "下单二维码",
    label: "拼团链接",
    text: "用手机扫码打开这件商品，在手机上开团或参团。",
  },
  contact: {
    title: "联系客服",
    code: "客服二维码",
    label: "商品链接",
    text: `用手机扫码，在商品页里和客服聊。人工客服在线时间 ${SERVICE_HOURS}。`,
  },
};

/** Word joiners around the dash keep the opening hours on one line. */
const NON_BREAKING_DASH = "\u2060–\u2060";

interface Props {
  reason: PhoneReason;
  /** "" falls back to this page's URL, which redirects phones. */
  link: string;
  onClose: () => void;
}

/** Hands over to the phone: a QR code of the goods on the mobile site, with a text and a link. */
export function PhoneDialog({ reason, link, onClose }: Props) {
  const { title, code, label, text } = WORDS[reason];
  const address = link || window.location.href;
  return (
    <Dialog
      open
      title={title}
      width={450}
      description={text.replace("–", NON_BREAKING_DASH)}
      onClose={onClose}
    >
      <div className="mt-5 space-y-4">
        <div className="flex justify-center rounded-m bg-tint p-5">
          <QrCode value={address} name={code} size={200} />
        </div>
        <CopyLink label={label} text={address} />
      </div>
    </Dialog>
  );
}
