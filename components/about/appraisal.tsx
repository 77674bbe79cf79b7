import { APPRAISAL } from "./copy";

/** The six appraisal steps, numbered along a ruler. */
export function Appraisal() {
  return (
    <section className="bg-white">
      <div className="container-page py-20 small:py-14">
        <div className="flex items-end justify-between small:block">
          <h2 className="max-w-[560px] text-balance font-bold text-2xl narrow:text-xl">
            一只包要过六道眼
          </h2>
          <p className="w-[420px] text-base text-ink-2 small:mt-3 small:w-auto">
            每一道都有照片和数字。看不准的不上架，宁可少卖一只。
          </p>
        </div>
        <ol className="mt-12 grid grid-cols-6 narrow:grid-cols-3 narrow:gap-y-10 small:mt-8 small:grid-cols-[repeat(auto-fill,minmax(min(190px,100%),1fr))]">
          {APPRAISAL.map(({ name, text }, index) => (
            <li
              key={name}
              className="border-line-strong border-l pr-6 pl-5 last:border-r narrow:last:border-r-0"
            >
              <Ruler />
              <p className="figures mt-6 font-semibold text-3xl text-primary">{index + 1}</p>
              <h3 className="mt-2 font-semibold text-base">{name}</h3>
              <p className="mt-2 min-h-[88px] text-ink-2 narrow:min-h-0">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Ruler() {
  return (
    <svg
      viewBox="0 0 200 16"
      preserveAspectRatio="none"
      className="-ml-5 block h-4 w-[200px] narrow:w-[calc(100%+44px)]"
      aria-hidden="true"
    >
      <path
        d="M20 0v7M40 0v7M60 0v7M80 0v7M100 0v12M120 0v7M140 0v7M160 0v7M180 0v7"
        className="stroke-line-strong"
        strokeWidth="1.5"
      />
    </svg>
  );
}
