import { type Business, MONEY } from "./copy";

/** The company's business, and how it escrows payments. */
export function BusinessLines({ business }: { business: Business }) {
  return (
    <section className="container-page grid grid-cols-[1fr_1fr] gap-20 py-20 narrow:gap-12 narrow:py-16 small:grid-cols-1 small:py-12">
      <div>
        <h2 className="font-semibold text-xl">我们做的是中间人</h2>
        <p className="mt-3 text-base text-ink-2">{business.summary}</p>
        <ol className="relative mt-10 grid gap-7 before:absolute before:top-4 before:bottom-4 before:left-[19px] before:w-0.5 before:bg-line-strong">
          {MONEY.map((step, index) => (
            <li key={step} className="relative flex items-center gap-5 text-lg small:gap-4">
              <span
                className={`figures grid size-10 shrink-0 place-items-center rounded-full font-semibold text-base ${
                  index === 1 ? "bg-primary text-white" : "border border-line-strong bg-white"
                }`}
              >
                {index + 1}
              </span>
              <span
                className={`narrow:shrink-0 ${index === 1 ? "font-semibold text-primary-strong" : ""}`}
              >
                {step}
              </span>
              {index === 1 ? (
                <span className="text-ink-2 text-sm">有争议时款项留在这里，直到裁决</span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <dl className="divide-y divide-line border-line border-y">
        {business.lines.map(({ name, text }) => (
          <div
            key={name}
            className="grid grid-cols-[128px_1fr] gap-6 py-6 narrow:grid-cols-[96px_1fr] narrow:gap-5 small:grid-cols-[88px_1fr] small:gap-4 small:py-5"
          >
            <dt className="font-semibold text-base">{name}</dt>
            <dd className="text-base text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
