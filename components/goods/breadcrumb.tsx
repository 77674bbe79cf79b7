/** Where this page stands; the same two steps as its BreadcrumbList. */
export function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="当前位置" className="py-4 text-ink-2 text-xs narrow:py-2.5">
      <ol className="flex items-center gap-2">
        <li className="shrink-0">
          <a
            href="/index"
            className="hover:text-primary-strong narrow:inline-block narrow:min-w-6 narrow:leading-6"
          >
            首页
          </a>
        </li>
        <li aria-hidden="true" className="text-line-strong">
          ›
        </li>
        <li className="min-w-0 truncate">
          <bdi aria-current="page">{name}</bdi>
        </li>
      </ol>
    </nav>
  );
}
