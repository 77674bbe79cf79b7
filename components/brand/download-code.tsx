import { QRCodeSVG } from "qrcode.react";

interface Props {
  /** The text to encode. */
  url: string;
  /** Pixels. */
  size: number;
}

/** The bare download QR code, rendered on the server without client JavaScript. The caller adds label and link. */
export function DownloadCode({ url, size }: Props) {
  return (
    <QRCodeSVG
      value={url}
      size={size}
      level="M"
      marginSize={3}
      role="img"
      aria-label="下载二维码"
      className="rounded-s bg-white"
    />
  );
}
