import { POINTS } from "./copy";

/** The four selling points (product §2), as rows of a table. */
export function SellingPoints() {
  return (
    <section className="bg-white">
      <div className="container-page grid grid-cols-[320px_1fr] gap-20 py-20 narrow:grid-cols-1 narrow:gap-8 narrow:py-16 small:py-12">
        <div>
          <h2 className="text-balance font-semibold text-xl">钱花在打上去这件事上</h2>
          <p className="mt-3 text-base text-ink-2">四件事，下单之前就说定。</p>
        </div>
        <dl className="border-line border-t">
          {POINTS.map(({ name, glyph, short, text }) => (
            <div
              key={name}
              className="grid grid-cols-[220px_130px_1fr] items-center gap-6 border-line border-b py-6 small:flex small:flex-wrap small:gap-x-5 small:gap-y-2 small:py-5"
            >
              <dt className="flex items-center gap-4 font-semibold text-lg">
                <svg
                  viewBox="0 0 40 40"
                  aria-hidden="true"
                  className="size-10 shrink-0 fill-tint stroke-[2.2] stroke-primary"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <path d={glyph} />
                </svg>
                {name}
              </dt>
              <dd className="font-medium text-primary-strong">{short}</dd>
              <dd className="text-base text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
