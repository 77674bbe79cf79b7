import type { Crumb } from "@/lib/seo/breadcrumb-data";

/** Breadcrumbs of the page, same as its BreadcrumbList; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.at(-1);
  return (
    <nav aria-label="当前位置" className="py-3 text-ink-2 text-xs narrow:py-2.5">
      <ol className="flex items-center gap-2">
        {crumbs.slice(0, -1).map(({ name, href }) => (
          <li key={href} className="flex shrink-0 items-center gap-2">
            <a
              href={href}
              className="hover:text-primary-strong narrow:inline-block narrow:min-w-6 narrow:leading-6"
            >
              {name}
            </a>
            <span aria-hidden="true" className="text-line-strong">
              ›
            </span>
          </li>
        ))}
        <li className="min-w-0 truncate">
          <bdi aria-current="page">{last?.name}</bdi>
        </li>
      </ol>
    </nav>
  );
}
