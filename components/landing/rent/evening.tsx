import { RENT_EVENING } from "../copy/rent";

/** One evening on one line: the clock above, what happens below. */
export function RentEvening() {
  return (
    <section className="container-page py-24">
      <h2 className="font-semibold text-2xl">一个晚上，四个时刻</h2>
      <p className="mt-3 text-base text-ink-2">以起租 3 小时的账号为例。</p>
      <ol className="relative mt-14 grid grid-cols-[1fr_1.8fr_1fr_1fr]">
        <span
          aria-hidden="true"
          className="absolute top-[75px] right-0 left-0 h-0.5 bg-line-strong"
        />
        <span
          aria-hidden="true"
          className="absolute top-[72px] left-[20.8%] h-2 w-[37.5%] rounded-full bg-primary"
        />
        {RENT_EVENING.map(({ at, name, text }) => (
          <li key={at} className="relative pr-10">
            <span className="figures block font-semibold text-xl">{at}</span>
            <span
              aria-hidden="true"
              className="mt-[30px] block size-5 rounded-full border-4 border-primary bg-white"
            />
            <h3 className="mt-6 font-medium text-lg">{name}</h3>
            <p className="mt-2 max-w-[260px] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
