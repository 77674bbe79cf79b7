"use client";

import { QRCodeSVG } from "qrcode.react";

interface Props {
  /** The text to encode. */
  value: string;
  /** Its accessible name: 支付二维码, 领取卡密二维码 … (design §4). */
  name: string;
  /** Pixels, without the white margin. */
  size?: number;
}

/** A QR code drawn as SVG (design §2.17). Its meaning in words and a link to copy stand beside it, not here. */
export function QrCode({ value, name, size = 192 }: Props) {
  return (
    <QRCodeSVG
      value={value}
      size={size}
      level="M"
      marginSize={4}
      role="img"
      aria-label={name}
      className="rounded-s bg-white"
    />
  );
}
