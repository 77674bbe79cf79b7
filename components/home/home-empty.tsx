/** Shown when the listings could not be fetched or there are none. */
export function HomeEmpty() {
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">商品列表暂时没有取到</h2>
      <p className="mt-2 text-base text-ink-2">
        已下的订单和账户余额都不受影响。稍后刷新本页，或者先在手机上看看。
      </p>
      <p className="mt-6 flex gap-6 text-base">
        <a className="text-primary-strong underline underline-offset-4" href="/index">
          刷新
        </a>
        <a className="text-primary-strong underline underline-offset-4" href="#download">
          在手机上用
        </a>
      </p>
    </div>
  );
}
