import { DrawnNotice } from "@/components/ui/drawn-notice";
import { EmptyShelf } from "../ui/empty-shelf";

/** Shown when a shop has no listings, with a link onward. */
export function ShopEmpty() {
  return (
    <div className="rounded-m bg-white px-10 py-16 shadow-card small:px-5 small:py-8">
      <DrawnNotice drawing={<EmptyShelf />} textWidth="max-w-sm">
        <p className="font-semibold text-lg">货架还空着</p>
        <p className="mt-2 text-ink-2">
          这家店暂时没有在售的商品，店主上新以后就会摆在这里。先关注，回来时一眼就能找到。
        </p>
        <a
          href="/index"
          className="mt-6 inline-block rounded-s border border-line-strong px-6 py-2 hover:border-primary hover:text-primary-strong"
        >
          去首页逛逛
        </a>
      </DrawnNotice>
    </div>
  );
}
