import { CopyButton } from "@/components/ui/copy-button";
import { DownloadCode } from "./download-code";

interface Props {
  /** The text to encode. */
  url: string;
  /** Pixels. */
  size?: number;
}

/** The download QR code with a label and a button that copies its link (product §10.17); not on phones, which cannot scan it. */
export function DownloadQr({ url, size = 144 }: Props) {
  return (
    <figure
      data-ground="white"
      className="relative inline-grid shrink-0 small:hidden justify-items-center rounded-s bg-white pb-2 text-ink"
    >
      <DownloadCode url={url} size={size} />
      <figcaption className="-mt-1 mb-1 text-xs">扫码下载 App</figcaption>
      <CopyButton text={url} className="h-7! px-2!">
        复制下载链接
      </CopyButton>
    </figure>
  );
}
