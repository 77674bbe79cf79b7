import { DOWNLOAD, HOME } from "@/components/chrome/links";

/** Shown when the marketplace did not respond, with links onward. */
export function ListUnavailable() {
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">商品列表暂时没有取到</h2>
      <p className="mt-2 text-base text-ink-2">已下的订单和账户余额都不受影响，请稍后刷新本页。</p>
      <p className="mt-6 flex gap-6 text-base">
        <a className="text-primary-strong underline underline-offset-4" href={HOME}>
          回首页看看
        </a>
        <a className="text-primary-strong underline underline-offset-4" href={DOWNLOAD}>
          在手机上用
        </a>
      </p>
    </div>
  );
}
