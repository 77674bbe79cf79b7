import { BOOST_PROMISE } from "@/lib/constants";
import { STAGES } from "./copy";

/** The stages of an order on a line, with the refundable ones marked above. */
export function Stages() {
  const free = STAGES.filter((stage) => stage.free).length;
  return (
    <section className="bg-ink text-white">
      <div className="container-page py-20 small:py-12">
        <h2 className="font-semibold text-xl">一单代练怎么走</h2>
        <div className="mt-10 grid grid-cols-5 small:mt-6 small:block">
          <p
            className="border-spark border-x-2 border-t-2 pt-3 pb-4 text-center small:mb-8 small:border-0 small:border-l-2 small:py-0 small:pl-4 small:text-left"
            style={{ gridColumn: `span ${free}` }}
          >
            <span className="font-semibold text-lg text-spark small:-ml-2.5">
              「{BOOST_PROMISE}」
            </span>
            <span className="ml-3 text-white/80 small:ml-0 small:block">
              这一段改主意，一分不少退给你
            </span>
          </p>
        </div>
        <ol className="grid grid-cols-5 small:grid-cols-1">
          {STAGES.map(({ name, text, free: refundable }, index) => (
            <li
              key={name}
              className="pr-6 small:grid small:grid-cols-[36px_1fr] small:gap-x-4 small:pr-0"
            >
              <span className="flex items-center small:row-span-2 small:flex-col">
                <span
                  className={`figures grid size-9 shrink-0 place-items-center rounded-full font-semibold ${refundable ? "bg-spark text-ink" : "border-2 border-white/60"}`}
                >
                  {index + 1}
                </span>
                {index === STAGES.length - 1 ? null : (
                  <span
                    className={`-mr-6 h-0.5 flex-1 small:mr-0 small:w-0.5 small:h-auto ${refundable ? "bg-spark" : "bg-white/30"}`}
                  />
                )}
              </span>
              <h3 className="mt-4 font-medium text-base small:mt-1.5">{name}</h3>
              <p className="wrap-anywhere mt-1 max-w-[190px] break-keep text-sm text-white/75 small:max-w-none small:pb-7">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
