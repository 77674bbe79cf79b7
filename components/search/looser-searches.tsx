import { countedText } from "@/lib/discovery/counted";
import type { LooserSearch } from "@/lib/discovery/loosen-search";

/** What is found without one of the filters that leave nothing. */
export function LooserSearches({ searches }: { searches: readonly LooserSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <ul aria-label="放宽一个条件" className="mt-6 flex flex-wrap justify-center gap-3">
      {searches.map(({ name, href, priceFrom, ...counted }) => (
        <li key={name}>
          <a
            href={href}
            rel="nofollow"
            className="figures inline-flex flex-wrap items-baseline gap-x-2 rounded-s border border-line-strong bg-white px-4 py-2 hover:border-primary hover:text-primary-strong"
          >
            去掉“{name}”
            <span className="text-ink-3 text-xs">
              {countedText(counted)} 件{priceFrom === null ? null : `，¥${priceFrom} 起`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
