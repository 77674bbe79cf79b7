import { services } from "@storefront/contract/listing/promises";
import { LUCKY_TICKER_MS } from "@/lib/constants";
import type { GoodsView } from "@/lib/goods/goods-view";
import { InspectionRow } from "./inspection-row";
import { LazyTicker } from "./lazy-ticker";
import { ServiceLink } from "./service-link";

/** Panel of a personal account: assurance, guarantee services, compensation ticker and inspection (product §2). */
export function AccountPanel({ goods }: { goods: GoodsView }) {
  const offered = services(goods);
  const { banner, compensations, inspection } = goods;
  return (
    <section
      aria-labelledby="account-title"
      className="overflow-hidden rounded-m border border-line bg-white"
    >
      <header className="flex items-center gap-3 bg-linear-to-r from-tint to-white px-4 py-2.5">
        <h2
          id="account-title"
          className="flex shrink-0 items-center gap-1.5 font-semibold text-primary-strong text-sm"
        >
          <Shield />
          账号保障
        </h2>
        {banner === "" ? null : (
          <p className="truncate text-ink-2 text-xs narrow:whitespace-normal">
            <bdi>{banner}</bdi>
          </p>
        )}
      </header>
      <div className="@container divide-y divide-line px-4">
        {offered.length === 0 ? null : (
          <ul aria-label="保障服务" className="flex flex-wrap gap-x-5 gap-y-1.5 py-3 text-sm">
            {offered.map(({ name, isSellers }, index) => (
              <li key={name}>
                <ServiceLink name={name} index={index} isSellers={isSellers} />
              </li>
            ))}
          </ul>
        )}
        {compensations.length === 0 ? null : (
          <div className="flex items-start gap-3 py-2 small:flex-wrap small:gap-y-0 small:[&>:last-child]:min-w-56">
            <span className="shrink-0 font-medium text-accent text-xs leading-6">赔付公示</span>
            <LazyTicker label="赔付公示" lines={compensations} everyMs={LUCKY_TICKER_MS} />
          </div>
        )}
        {inspection === null ? null : <InspectionRow inspection={inspection} />}
      </div>
    </section>
  );
}

function Shield() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
      <path d="M8 1.5l5.5 2v4.2c0 3.2-2.3 5.6-5.5 6.8-3.2-1.2-5.5-3.6-5.5-6.8V3.5z" />
      <path d="M5.4 8l1.9 1.9 3.4-3.7" strokeWidth="1.4" />
    </svg>
  );
}
