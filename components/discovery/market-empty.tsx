import { DOWNLOAD, HOME } from "@/components/chrome/links";

/** Shown when no listings can be shown here: nothing is on sale yet, or the API has no lists. With links onward. */
export function MarketEmpty() {
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">这里还没有可以浏览的游戏</h2>
      <p className="mt-2 text-base text-ink-2">
        有商品上架后，会按游戏和种类列在这里。有商品链接的，可以直接打开购买。
      </p>
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
