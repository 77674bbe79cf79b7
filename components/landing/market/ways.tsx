import { MARKET_WAYS } from "../copy/market";

/** Four kinds of trade set as one wide ledger: the name large on the left, what protects the buyer on the right. */
export function MarketWays() {
  return (
    <section className="bg-ground py-24">
      <div className="container-page">
        <h2 className="font-semibold text-2xl">四种买法，一样的担保</h2>
        <dl className="mt-10">
          {MARKET_WAYS.map(({ name, text, foot }) => (
            <div
              key={name}
              className="grid grid-cols-[260px_1fr_320px] items-baseline gap-10 border-line-strong border-t py-8 last:border-b"
            >
              <dt className="font-bold text-2xl text-primary-strong">{name}</dt>
              <dd className="text-base">{text}</dd>
              <dd className="flex gap-2.5 text-ink-2">
                <svg
                  viewBox="0 0 20 20"
                  className="mt-0.5 size-4.5 shrink-0 text-primary"
                  aria-hidden="true"
                >
                  <path
                    d="M10 1.5 17 4v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V4Zm3.6 5.7-4.7 4.9-2.4-2.3-1.1 1.2 3.6 3.4 5.8-6.1Z"
                    fill="currentColor"
                    fillRule="evenodd"
                  />
                </svg>
                {foot}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
