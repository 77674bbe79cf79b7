import type { EveningLayout } from "@storefront/brands/layouts/evening";
import { evenColumns } from "../../parts/custom-properties";
import { Band } from "../../parts/section";

/** The moments of a rental on one line, from choosing to the deposit's return. */
export function Moments({ title, surface, list }: EveningLayout["moments"]) {
  return (
    <Band block={{ surface, title }}>
      <ol
        style={evenColumns(list.length)}
        className="mt-10 grid grid-cols-(--columns) border-glow border-t-4 narrow:grid-cols-2 small:grid-cols-1 small:border-t-0 small:border-l-4"
      >
        {list.map(({ at, name, text }) => (
          <li key={name} className="relative pt-7 pr-8 small:pt-0 small:pb-7 small:pl-6">
            <span
              aria-hidden="true"
              className="-top-[12px] absolute left-0 size-5 rounded-full border-4 border-glow bg-[var(--under)] small:-left-[12px] small:top-1"
            />
            <p className="figures font-semibold text-mark text-xl">{at}</p>
            <h3 className="mt-1 font-semibold text-lg">{name}</h3>
            <p className="mt-2 text-base text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
