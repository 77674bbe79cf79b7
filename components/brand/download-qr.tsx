import { QRCodeSVG } from "qrcode.react";

interface Props {
  /** The text to encode. */
  url: string;
  /** Pixels. */
  size?: number;
}

/** The download QR code, drawn on the server: no JavaScript comes with it (design §2.17). */
export function DownloadQr({ url, size = 144 }: Props) {
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
