import type { Clause } from "@storefront/brands/agreement";
import { clauseId } from "./legal-clause";

/** The table of contents, sticky while the text scrolls. */
export function LegalContents({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <nav aria-label="目录" className="print:hidden">
      <div className="sticky top-8 narrow:max-h-[calc(100vh-64px)] narrow:overflow-y-auto narrow:[scrollbar-width:thin] small:static small:max-h-none">
        <p className="font-semibold text-base">目录</p>
        <ol className="mt-4 border-line border-l narrow:ml-px small:grid small:grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))]">
          {clauses.map(({ title }, index) => (
            <li key={title}>
              <a
                href={`#${clauseId(index + 1)}`}
                className="-ml-px flex border-transparent border-l-2 py-1.5 pl-4 text-ink-2 hover:border-primary hover:text-primary-strong"
              >
                <span className="figures w-7 shrink-0 text-ink-3">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
        <a href="#main" className="mt-6 inline-block text-ink-3 hover:text-primary-strong">
          回到顶部
        </a>
      </div>
    </nav>
  );
}
