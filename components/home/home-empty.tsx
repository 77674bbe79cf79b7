/** Shown when the listings could not be fetched or there are none. */
export function HomeEmpty() {
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">这里现在没有可以展示的商品</h2>
      <p className="mt-2 text-base text-ink-2">
        有商品上架后会出现在这里。有商品链接的，可以直接打开购买；已下的订单都在账户里。
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
