"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";

/** Why a visitor goes on with the phone. */
export type PhoneReason = "rent" | "app-only" | "group" | "contact";

const WORDS: Record<PhoneReason, { title: string; code: string; text: string }> = {
  rent: {
    title: "扫码租号",
    code: "下单二维码",
    text: "租号在手机上进行。扫码后选择租用时长，付款后马上可以上号。",
  },
  "app-only": {
    title: "请在 App 内购买",
    code: "下单二维码",
    text: "这件商品只在 App 内出售。用手机扫码，打开这件商品后下单。",
  },
  group: {
    title: "扫码拼团",
    code: "下单二维码",
    text: "拼团在手机上进行。扫码开团，邀请一位好友一起下单，两人都按拼团价。",
  },
  contact: {
    title: "联系客服",
    code: "客服二维码",
    text: "用手机扫码，在商品页里和客服聊。人工客服在线时间 8:00–22:00。",
  },
};

/** A dash that no line breaks at: opening hours stay in one piece. */
const KEPT_DASH = "\u2060–\u2060";

interface Props {
  reason: PhoneReason;
  /** "": this page's own address, which a phone is sent on from. */
  link: string;
  onClose: () => void;
}

/** Hands over to the phone: a QR code of the goods on the mobile site, in words and as a link too. */
export function PhoneDialog({ reason, link, onClose }: Props) {
  const { title, code, text } = WORDS[reason];
  const address = link || window.location.href;
  return (
    <Dialog
      open
      title={title}
      width={450}
      description={text.replace("–", KEPT_DASH)}
      onClose={onClose}
    >
      <div className="mt-5 flex flex-col items-center gap-4">
        <div className="rounded-m bg-tint p-4">
          <QrCode value={address} name={code} size={200} />
        </div>
        <CopyButton text={address}>复制链接</CopyButton>
      </div>
    </Dialog>
  );
}
