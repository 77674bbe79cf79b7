import { trimCents } from "@storefront/contract/listing/trim-cents";
import { KindIcon } from "@/components/listing/kind-icon";
import { countedText } from "@/lib/discovery/counted";
import { priceUnit } from "@/lib/goods/price-unit";
import type { Shelf } from "@/lib/home/home-goods";

/** Kinds with number of listings, lowest price, and a link to the shelf on this page. */
export function KindEntries({ shelves }: { shelves: readonly Shelf[] }) {
  if (shelves.length === 0) return null;
  return (
    <nav aria-label="类目" className="rounded-l bg-white p-2 shadow-card narrow:rounded-m">
      <ul className="grid h-full grid-cols-2 narrow:grid-cols-6 small:grid-cols-3">
        {shelves.map(({ slug, name, priceFrom, ...counted }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="group flex h-full flex-col justify-center rounded-m px-4 py-3 hover:bg-tint narrow:px-3"
            >
              <span className="flex items-center gap-2 font-semibold text-base group-hover:text-primary-strong">
                <KindIcon kind={slug} className="size-6 shrink-0 text-primary-strong" />
                {name}
              </span>
              <span className="figures mt-1 text-ink-2 text-xs">{`${countedText(counted)} 件在售`}</span>
              {priceFrom === null ? null : (
                <span className="figures text-price text-xs">
                  ¥{trimCents(priceFrom)}
                  <span className="text-ink-3">{priceUnit(name)} 起</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
