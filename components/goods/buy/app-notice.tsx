import { CodeDrawing } from "@/components/brand/code-drawing";
import { codeName } from "@/lib/app-info/app-texts";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { appOnlyTexts } from "@/lib/goods/app-only-texts";
import { LazyAdCode, LazyCopyDownload, LazyStoreLinks } from "./app-notice-islands";

/** Announces that the goods are sold only in the app: its QR code, on a phone its stores, or that there is no app yet. */
export function AppNotice({ app }: { app: AppInfo }) {
  const { title, notice, copy } = appOnlyTexts(app);
  const code = { url: app.downloadUrl, name: codeName(app), size: 112 };
  return (
    <section
      aria-label="仅在 App 内购买"
      className="flex items-center gap-4 rounded-m border border-line bg-white p-4 text-sm small:flex-wrap"
    >
      <span className="shrink-0 rounded-s border border-line small:hidden">
        <LazyAdCode {...code}>
          <CodeDrawing {...code} />
        </LazyAdCode>
      </span>
      <div className="min-w-0 flex-1 space-y-2 small:min-w-40">
        <p className="font-medium text-base text-ink">{title}</p>
        <p className="text-ink-2">{notice}</p>
        <p className="small:hidden">
          <LazyCopyDownload url={app.downloadUrl}>{copy}</LazyCopyDownload>
        </p>
        <div className="hidden pt-1 small:block">
          <LazyStoreLinks app={app} />
        </div>
      </div>
    </section>
  );
}
