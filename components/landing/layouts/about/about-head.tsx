import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../../parts/game-icon";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

/** The headline over one table: the money on one side, the goods on the other, the host's mark between them. */
export function AboutHead({ page }: { page: LayoutProps<"about"> }) {
  const { host, layout } = page;
  return (
    <>
      <Section block={layout} className="pt-12">
        <Opening page={{ ...page, brand: host }} kicker={`${layout.kicker} · ${host.name}`} />
        <div
          aria-hidden="true"
          className="mt-6 flex h-[200px] items-end justify-between text-on small:h-[110px]"
        >
          <GameIcon name="cash" className="size-[180px] small:size-20" />
          <Arrow />
          <span className="grid size-[190px] place-items-center rounded-t-full bg-glow text-over small:size-24">
            <Mark mark={host.mark} className="mt-4 size-24 small:size-12" />
          </span>
          <Arrow back />
          <GameIcon name="open-treasure-chest" className="size-[180px] small:size-20" />
        </div>
      </Section>
      <Section block={{ surface: "ink" }} className="py-8">
        <dl className="grid grid-cols-3 gap-20 narrow:gap-8 small:grid-cols-1 small:gap-4">
          {layout.sides.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-bold text-xl">{name}</dt>
              <dd className="mt-1 text-base text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** Arrow from one side of the table to its middle. */
function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg
      viewBox="0 0 120 40"
      className={`mb-16 h-10 w-[120px] text-mark small:hidden ${back ? "-scale-x-100" : ""}`}
      aria-hidden="true"
    >
      <path d="M4 20H92" stroke="currentColor" strokeWidth="5" strokeDasharray="14 10" />
      <path d="M90 4 118 20 90 36Z" fill="currentColor" />
    </svg>
  );
}
