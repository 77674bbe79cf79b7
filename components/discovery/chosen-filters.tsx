import { isCrawledList } from "@/lib/addresses/crawled-list";
import { type ListView, PLAIN_VIEW } from "@/lib/addresses/list-view";
import type { ChosenFilter } from "@/lib/discovery/chosen-filters";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  view: ListView;
  chosen: readonly ChosenFilter[];
}

/** The active filters, each with a link that removes it, and a link that removes all. */
export function ChosenFilters({ hrefOf, view, chosen }: Props) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="已选条件" className="mt-3 flex flex-wrap items-center gap-2">
      {chosen.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <a
            href={hrefOf(without)}
            rel={isCrawledList(hrefOf(without)) ? undefined : "nofollow"}
            className="figures inline-flex max-w-full items-center gap-2 rounded-s border border-primary bg-tint px-3 py-1 text-primary-strong hover:bg-white"
          >
            <span className="sr-only">取消</span>
            <span className="truncate">{name}</span>
            <svg viewBox="0 0 12 12" className="size-2.5 shrink-0" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a
          href={hrefOf({ ...PLAIN_VIEW, sort: view.sort })}
          className="px-2 py-1 text-ink-2 underline underline-offset-4 hover:text-primary-strong"
        >
          清除全部
        </a>
      </li>
    </ul>
  );
}
