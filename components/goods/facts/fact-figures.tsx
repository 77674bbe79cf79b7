import type { DecidingFact } from "@/lib/goods/deciding-facts";

/** The figures that decide, in a row under the name. */
export function FactFigures({ facts }: { facts: readonly DecidingFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl
      aria-label="关键数据"
      className="figures mt-3 grid auto-cols-fr grid-flow-col overflow-hidden rounded-s border border-line small:grid-flow-row small:grid-cols-3"
    >
      {facts.map(({ title, text }) => (
        <div
          key={title}
          className="-mr-px flex min-w-0 flex-col-reverse justify-end border-line border-r px-2 py-2 text-center small:-mb-px small:border-b"
        >
          <dt className="truncate text-ink-2 text-xs">{title}</dt>
          <dd className="wrap-anywhere line-clamp-2 font-semibold text-base leading-5" title={text}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
