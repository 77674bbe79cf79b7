import { DownloadCode } from "@/components/brand/download-code";
import { CopyLink } from "@/components/ui/copy-link";

/**
 * Announces that the goods are sold only in the app, with the download QR code.
 * @param url text of the QR code
 */
export function AppNotice({ url }: { url: string }) {
  return (
    <section
      aria-label="仅在 App 内购买"
      className="flex items-center gap-4 rounded-m border border-line bg-white p-4 text-sm small:flex-wrap"
    >
      <span className="shrink-0 rounded-s border border-line">
        <DownloadCode url={url} size={112} />
      </span>
      <div className="min-w-0 flex-1 space-y-2 small:min-w-40 [&>fieldset]:justify-start">
        <p className="font-medium text-base text-ink">这件商品只在 App 内购买</p>
        <p className="text-ink-2">扫码下载，登录同一个手机号，在 App 里下单和付款。</p>
        <CopyLink label="下载链接" text={url} />
      </div>
    </section>
  );
}
