import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { type SearchRequest, searchHref } from "@/lib/addresses/search-view";
import type { StatedFilter } from "@/lib/discovery/read-stated";

interface Props {
  request: SearchRequest;
  stated: readonly StatedFilter[];
}

/** The parts of a query that were taken as filters, each with a link that removes it, and the search for the words as typed. */
export function StatedFilters({ request, stated }: Props) {
  if (stated.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <p className="text-ink-2">按这些条件找：</p>
      <ul aria-label="从搜索词读出的条件" className="contents">
        {stated.map(({ name, without }) => (
          <li key={name} className="min-w-0">
            <a
              href={searchHref({
                ...request,
                q: without,
                view: { ...request.view, after: undefined },
              })}
              rel="nofollow"
              className="figures inline-flex max-w-full items-center gap-2 rounded-s border border-primary bg-tint px-3 py-1 text-primary-strong hover:bg-white"
            >
              <span className="sr-only">去掉</span>
              <span className="truncate">{name}</span>
              <svg viewBox="0 0 12 12" className="size-2.5 shrink-0" aria-hidden="true">
                <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.6" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <a
        href={searchHref({ q: request.q, exact: true, kind: undefined, view: PLAIN_VIEW })}
        rel="nofollow"
        className="px-2 py-1 text-ink-2 underline underline-offset-4 hover:text-primary-strong"
      >
        按字面搜索
      </a>
    </div>
  );
}
