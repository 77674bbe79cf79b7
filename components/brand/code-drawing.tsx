import { QRCodeSVG } from "qrcode.react";

export interface CodeProps {
  /** The text to encode. */
  url: string;
  /** Accessible name. */
  name: string;
  /** Pixels. */
  size: number;
}

/** A bare QR code. A server component renders it without client JavaScript. */
export function CodeDrawing({ url, name, size }: CodeProps) {
  return (
    <QRCodeSVG
      value={url}
      size={size}
      level="M"
      marginSize={3}
      role="img"
      aria-label={name}
      className="rounded-s bg-white small:hidden"
    />
  );
}
