import { QRCodeSVG } from "qrcode.react";

interface Props {
  /** The text to encode. */
  url: string;
  /** Pixels. */
  size: number;
}

/** The download QR code alone, drawn on the server: no JavaScript comes with it. Label and link stand beside it. */
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
