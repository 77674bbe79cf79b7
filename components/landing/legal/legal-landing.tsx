import type { Brand, Landing } from "@storefront/brands/types";
import { Mark } from "@/components/brand/mark";
import { themeStyle } from "@/components/brand/theme-style";
import { IN_FORCE, UPDATED } from "@/lib/legal/document";
import { legalPage } from "@/lib/legal/legal-page";
import { LegalClause } from "./legal-clause";
import { LegalContents } from "./legal-contents";

interface Props {
  /** Brand of the host that serves the page; its company is the party of the agreement. */
  host: Brand;
  owner: Brand;
  landing: Landing;
}

/** 隐私政策 and 用户协议: contents on the left, numbered clauses with anchors, and print styles. */
export function LegalLanding({ host, owner, landing }: Props) {
  const { brand, party, subline, document, pair } = legalPage(host, owner, landing);
  return (
    <main id="main" style={themeStyle(brand.theme)} className="bg-white text-ink">
      <header className="relative overflow-hidden bg-tint print:bg-white">
        <Mark
          mark={brand.mark}
          className="-right-6 -bottom-20 absolute size-80 text-primary/8 print:hidden"
        />
        <div className="container-page relative pt-14 pb-12 small:pt-10 small:pb-10">
          <nav aria-label="协议" className="flex gap-2 small:flex-wrap print:hidden">
            {pair.map(({ name, href, current }) => (
              <a
                key={href}
                href={href}
                aria-current={current ? "page" : undefined}
                className="rounded-full border border-line-strong bg-white px-5 py-1.5 text-ink-2 hover:border-primary hover:text-primary-strong aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-white"
              >
                {name}
              </a>
            ))}
          </nav>
          <h1 className="mt-7 font-bold text-2xl small:mt-5 small:text-xl">
            {party.app} {document.name}
          </h1>
          <p className="mt-3 max-w-[720px] text-base text-ink-2">{subline}</p>
          <dl className="mt-8 flex gap-14 narrow:flex-wrap narrow:gap-x-10 narrow:gap-y-4 small:mt-6">
            <Detail name="运营者" value={party.company} />
            <Detail name="更新日期" value={chineseDate(UPDATED)} />
            <Detail name="生效日期" value={chineseDate(IN_FORCE)} />
          </dl>
        </div>
      </header>
      <div className="container-page grid grid-cols-[248px_1fr] gap-x-20 pt-12 pb-24 narrow:grid-cols-[208px_1fr] narrow:gap-x-12 small:grid-cols-1 small:gap-y-10 small:pt-8 small:pb-16 print:block">
        <LegalContents clauses={document.clauses} />
        <article className="max-w-[800px] narrow:min-w-0">
          <p
            role="note"
            className="border-accent border-l-4 bg-ground py-4 pr-6 pl-5 text-base text-ink-2"
          >
            <strong className="font-semibold text-accent">示例文本</strong>
            　用于演示产品，不构成法律意见。正式上线前，请由运营者自己的法律顾问审定并替换。
          </p>
          <section
            aria-labelledby="gist"
            className="mt-10 rounded-m bg-tint px-10 py-8 small:mt-6 small:px-5 small:py-6"
          >
            <h2 id="gist" className="font-semibold text-lg">
              先看这几句
            </h2>
            <ul className="mt-4 grid gap-3">
              {document.gist.map((line) => (
                <li key={line} className="flex gap-3 text-base">
                  <svg viewBox="0 0 20 20" className="mt-0.5 size-5 shrink-0" aria-hidden="true">
                    <circle cx="10" cy="10" r="9" className="fill-primary" />
                    <path d="m5.8 10.3 2.9 2.9 5.5-6" className="fill-none stroke-2 stroke-white" />
                  </svg>
                  {line}
                </li>
              ))}
            </ul>
          </section>
          {document.clauses.map((clause, index) => (
            <LegalClause key={clause.title} clause={clause} number={index + 1} />
          ))}
        </article>
      </div>
    </main>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-3 text-xs">{name}</dt>
      <dd className="figures mt-1 font-medium text-base">{value}</dd>
    </div>
  );
}

/** Formats "2026-10-20" as 2026 年 10 月 20 日. */
function chineseDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}
