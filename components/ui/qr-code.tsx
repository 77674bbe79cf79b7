"use client";

import { QRCodeSVG } from "qrcode.react";

interface Props {
  /** The text to encode. */
  value: string;
  /** Accessible name: 支付二维码, 领取卡密二维码 … (product §12). */
  name: string;
  /** Pixels, without the white margin. */
  size?: number;
}

/** Capacity of the largest QR code at level M, in bytes (ISO/IEC 18004). */
const MAX_BYTES = 2_331;

/** A QR code as SVG (product §10.17). The caller adds a description and a link to copy. */
export function QrCode({ value, name, size = 192 }: Props) {
  if (new Blob([value]).size > MAX_BYTES) {
    return (
      <span
        role="img"
        aria-label={name}
        className="grid place-items-center rounded-s bg-white p-4 text-center text-ink-2 text-xs"
        style={{ width: size, height: size }}
      >
        内容太长，画不成二维码，请复制链接在手机上打开
      </span>
    );
  }
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
