import { BAG_GRADES } from "@storefront/brands/bag-grades";
import { CONSIGNMENT } from "./copy";

/** The consignment process, with who does each step, and the condition grades of bags. */
export function Consignment() {
  return (
    <section className="bg-ink text-white">
      <div className="container-page grid grid-cols-[1fr_440px] gap-24 py-20 narrow:grid-cols-1 narrow:gap-14 small:py-14">
        <div>
          <h2 className="font-bold text-2xl narrow:text-xl">寄卖六步，你只做两步</h2>
          <ol className="mt-10 grid gap-px small:mt-6">
            {CONSIGNMENT.map(({ who, name, text }, index) => (
              <li
                key={name}
                className={`grid grid-cols-[36px_64px_160px_1fr] items-baseline rounded-s px-5 py-4 text-base small:grid-cols-[24px_48px_1fr] small:px-4 small:py-3 ${
                  who === "你" ? "bg-white text-ink" : "text-white"
                }`}
              >
                <span className="figures font-semibold">{index + 1}</span>
                <span
                  className={who === "你" ? "font-semibold text-primary-strong" : "text-white/75"}
                >
                  {who}
                </span>
                <span className="font-semibold">{name}</span>
                <span
                  className={`small:col-start-3 small:text-sm ${who === "你" ? "text-ink-2" : "text-white/80"}`}
                >
                  {text}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2 className="font-semibold text-xl">成色怎么定</h2>
          <dl className="mt-8 divide-y divide-white/20 border-white/20 border-y">
            {BAG_GRADES.map(({ name, wear, text }) => (
              <div
                key={name}
                className="grid grid-cols-[72px_88px_1fr] items-center gap-4 py-4 small:grid-cols-[72px_1fr] small:gap-y-1"
              >
                <dt className="font-semibold text-base">{name}</dt>
                <dd aria-hidden="true" className="flex gap-1.5">
                  {[0, 1, 2, 3, 4].map((step) => (
                    <span
                      key={step}
                      className={`h-4 w-3 rounded-[3px] ${step < 5 - wear ? "bg-spark" : "bg-white/15"}`}
                    />
                  ))}
                </dd>
                <dd className="text-white/85 small:col-span-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
